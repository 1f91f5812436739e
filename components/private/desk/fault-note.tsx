import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import type { PrivateFault } from '../private-fault';
import { DeskButton } from './desk-button';
import { useFaultText } from './use-fault-text';

/** What went wrong, announced, with a way to try again where there is one. */
export function FaultNote({ fault, onRetry }: { fault: PrivateFault; onRetry?: () => void }) {
  const t = useTranslations('DeskShared');
  const textOf = useFaultText();
  return (
    <Notice tone="error" className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 wrap-break-word">{textOf(fault)}</span>
      {onRetry && (
        <DeskButton look="line" onClick={onRetry}>
          {t('retry')}
        </DeskButton>
      )}
    </Notice>
  );
}
