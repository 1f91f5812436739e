import { useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import type { DeskService } from './desk-service';

/** What pausing does, before it is done. */
export function PauseDialog({ service, onClose }: { service: DeskService; onClose: () => void }) {
  const t = useTranslations('DeskServices');
  const pause = useDeskAction<object>(`/services/${service.id}/pause`);
  return (
    <ActionDialog
      title={t('pauseTitle', { name: service.name })}
      submit={t('pauseNow')}
      busy={t('pausing')}
      isPending={pause.isPending}
      fault={pause.error}
      onSubmit={() => pause.mutate({}, { onSuccess: onClose })}
      cancel={t('keep')}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t('pauseEffect')}</li>
        <li>{t('pauseOpen')}</li>
        <li>{t('pausePaid')}</li>
      </ul>
    </ActionDialog>
  );
}
