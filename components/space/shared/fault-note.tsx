import { useTranslations } from 'next-intl';
import type { PrivateFault } from '@/components/private/private-fault';
import { Notice } from '@/components/shared/ui/notice';
import { FaultText } from './fault-text';
import { SmallButton } from './small-button';

/** What went wrong, announced, with a way to try again where there is one. */
export function FaultNote({ fault, onRetry }: { fault: PrivateFault; onRetry?: () => void }) {
  const t = useTranslations('SpaceShared');
  return (
    <Notice tone="error" className="flex max-w-texto flex-wrap items-center justify-between gap-3">
      <FaultText fault={fault} />
      {onRetry && <SmallButton onClick={onRetry}>{t('retry')}</SmallButton>}
    </Notice>
  );
}
