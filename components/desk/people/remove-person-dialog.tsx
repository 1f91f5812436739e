import { useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import { useChangeSession } from '@/components/private/desk/use-session';
import type { PersonView } from '@/lib/private/staff/queries';

type Props = { open: boolean; person: PersonView; isSelf: boolean; onRemoved: () => void; onClose: () => void };

export function RemovePersonDialog({ open, person, isSelf, onRemoved, onClose }: Props) {
  const t = useTranslations('DeskPeople.removeDialog');
  const removal = useDeskAction<object>(`/people/${person.id}/remove`);
  const changeSession = useChangeSession();
  const close = () => {
    onClose();
    removal.reset();
  };
  const finish = () => {
    if (isSelf) return changeSession(null);
    close();
    onRemoved();
  };
  return (
    <ActionDialog
      open={open}
      onClose={close}
      title={t('title', { name: person.name })}
      submit={t('submit')}
      busy={t('busy')}
      look="danger"
      isPending={removal.isPending}
      fault={removal.error}
      onSubmit={() => removal.mutate({}, { onSuccess: finish })}
    >
      <p>{t('text')}</p>
    </ActionDialog>
  );
}
