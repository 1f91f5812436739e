import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { SmallButton } from './small-button';
import type { SpaceFault } from './space-fault';
import { useFaultText } from './use-fault-text';

/** What went wrong, announced, with a way to try again where there is one. */
export function FaultNote({ fault, onRetry }: { fault: SpaceFault; onRetry?: () => void }) {
  const t = useTranslations('SpaceShared');
  const textOf = useFaultText();
  return (
    <Notice tone="error" className="flex max-w-texto flex-wrap items-center justify-between gap-3">
      <span>{textOf(fault)}</span>
      {onRetry && <SmallButton onClick={onRetry}>{t('retry')}</SmallButton>}
    </Notice>
  );
}
