import { useTranslations } from 'next-intl';
import type { LetterView } from '@/lib/newsletter/letters/letter-view';
import { DeskButton } from '../shared/desk-button';
import { DeskDialog } from '../shared/desk-dialog';
import { FaultNote } from '../shared/fault-note';
import { useDeskAction } from '../shared/use-desk-action';
import { useStaff } from '../shared/use-staff';
import { storeDraft } from './letter-draft';
import { LIST } from './use-opened-letter';

type Props = { letter: LetterView; onClose: () => void };

export function DeleteDialog({ letter, onClose }: Props) {
  const t = useTranslations('DeskLetters.deleteDialog');
  const shared = useTranslations('DeskShared');
  const remove = useDeskAction<{ version: number }>(`/letters/${letter.id}`, 'DELETE');
  const { id: staffId } = useStaff();
  const leave = () => {
    storeDraft({ staffId, letterId: letter.id }, null);
    location.replace(LIST);
  };
  return (
    <DeskDialog open onClose={onClose} title={t('title')}>
      <p>{t('text', { subject: letter.subject })}</p>
      {remove.error && (
        <div className="mt-4">
          <FaultNote fault={remove.error} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <DeskButton
          look="danger"
          disabled={remove.isPending}
          onClick={() => remove.mutate({ version: letter.version }, { onSuccess: leave })}
        >
          {t('confirm')}
        </DeskButton>
        <DeskButton look="quiet" onClick={onClose}>
          {shared('cancel')}
        </DeskButton>
      </div>
    </DeskDialog>
  );
}
