import { useTranslations } from 'next-intl';
import { useCall } from '@/components/private/use-call';
import { Notice } from '@/components/shared/ui/notice';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import { FaultNote } from '../shared/fault-note';
import { SmallButton } from '../shared/small-button';
import { spaceFetch } from '../shared/space-fetch';

/** The mailbox has asked to begin anew: from inside the space can be kept with one press. */
export function WipeBanner({ wipeAt }: { wipeAt: string }) {
  const t = useTranslations('SpaceFrame.wipe');
  const keeping = useCall('space', () => spaceFetch<void>('/restart', { method: 'DELETE' }));
  return (
    <div className="mt-6 grid gap-3">
      <Notice tone="error" className="flex max-w-texto flex-wrap items-center justify-between gap-3">
        <span>{t('text', { day: formatLongDate(madridDate(new Date(wipeAt))) })}</span>
        <SmallButton aria-disabled={keeping.isPending} onClick={() => keeping.isPending || keeping.mutate()}>
          {t('keep')}
        </SmallButton>
      </Notice>
      {keeping.error && <FaultNote fault={keeping.error} />}
    </div>
  );
}
