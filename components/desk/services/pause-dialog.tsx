import { useTranslations } from 'next-intl';
import { DeskButton } from '../shared/desk-button';
import { DeskDialog } from '../shared/desk-dialog';
import { FaultNote } from '../shared/fault-note';
import { useDeskAction } from '../shared/use-desk-action';
import type { DeskService } from './desk-service';

/** What pausing does, before it is done. */
export function PauseDialog({ service, onClose }: { service: DeskService; onClose: () => void }) {
  const t = useTranslations('DeskServices');
  const pause = useDeskAction<object>(`/services/${service.id}/pause`);
  return (
    <DeskDialog open onClose={onClose} title={t('pauseTitle', { name: service.name })}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t('pauseEffect')}</li>
        <li>{t('pauseOpen')}</li>
        <li>{t('pausePaid')}</li>
      </ul>
      {pause.error && (
        <div className="mt-4">
          <FaultNote fault={pause.error} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <DeskButton disabled={pause.isPending} onClick={() => pause.mutate({}, { onSuccess: onClose })}>
          {pause.isPending ? t('pausing') : t('pauseNow')}
        </DeskButton>
        <DeskButton look="quiet" onClick={onClose}>
          {t('keep')}
        </DeskButton>
      </div>
    </DeskDialog>
  );
}
