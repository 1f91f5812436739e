import { useTranslations } from 'next-intl';
import type { PersonView } from '@/lib/staff/queries';
import { SureDialog } from '../shared/sure-dialog';
import { useDeskAction } from '../shared/use-desk-action';
import { useChangeSession } from '../shared/use-session';

type Props = { open: boolean; person: PersonView; isSelf: boolean; onClose: () => void };

export function RemovePersonDialog({ open, person, isSelf, onClose }: Props) {
  const t = useTranslations('DeskPeople.removeDialog');
  const removal = useDeskAction<object>(`/people/${person.id}/remove`);
  const changeSession = useChangeSession();
  const close = () => {
    onClose();
    removal.reset();
  };
  return (
    <SureDialog
      open={open}
      onClose={close}
      title={t('title', { name: person.name })}
      text={t('text')}
      submit={t('submit')}
      busy={t('busy')}
      action={removal}
      onSure={() => removal.mutate({}, { onSuccess: () => (isSelf ? changeSession(null) : close()) })}
    />
  );
}
