import { useTranslations } from 'next-intl';
import { DeskDialog } from '../shared/desk-dialog';
import { DialogButtons } from '../shared/dialog-buttons';
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
      <DialogButtons
        className="mt-6"
        submit={t('pauseNow')}
        busy={t('pausing')}
        isPending={pause.isPending}
        onSubmit={() => pause.mutate({}, { onSuccess: onClose })}
        cancel={t('keep')}
        onCancel={onClose}
      />
    </DeskDialog>
  );
}
