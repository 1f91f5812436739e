import { useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { keepDraft } from '@/components/private/desk/drafts';
import { useDeskAction } from '@/components/private/desk/use-desk-action';
import { useStaff } from '@/components/private/desk/use-staff';
import type { LetterView } from '@/lib/letters/letter-view';
import { letterDraftKey } from './letter-draft';
import { LIST } from './use-opened-letter';

type Props = { letter: LetterView; onClose: () => void };

export function DeleteDialog({ letter, onClose }: Props) {
  const t = useTranslations('DeskLetters.deleteDialog');
  const remove = useDeskAction<{ version: number }>(`/letters/${letter.id}`, 'DELETE');
  const { id: staffId } = useStaff();
  const leave = () => {
    keepDraft(letterDraftKey(staffId, letter.id), null);
    location.replace(LIST);
  };
  return (
    <ActionDialog
      title={t('title')}
      submit={t('confirm')}
      look="danger"
      isPending={remove.isPending}
      fault={remove.error}
      onSubmit={() => remove.mutate({ version: letter.version }, { onSuccess: leave })}
      onClose={onClose}
    >
      <p>{t('text', { subject: letter.subject })}</p>
    </ActionDialog>
  );
}
