import { useTranslations } from 'next-intl';
import type { PrivateFault } from '../../private-fault';
import { DeskField } from '../desk-field';
import { useDeskAction } from '../use-desk-action';
import { ActionDialog } from './action-dialog';

type Props = {
  /** Below /api/desk. */
  path: string;
  /** What the screen shows, besides the note. */
  shown: object;
  /** In words. */
  what: string;
  onClose: () => void;
  onDone: () => void;
  /** It had changed meanwhile. Without it the dialog stays and says so. */
  onLost?: (fault: PrivateFault) => void;
};

/** A person says that something needs no person any more. */
export function AttendDialog({ path, shown, what, onClose, onDone, onLost }: Props) {
  const t = useTranslations('DeskShared');
  const action = useDeskAction<object>(path);
  function send(form: FormData) {
    const note = String(form.get('note') ?? '');
    action.mutate(
      { ...shown, note },
      {
        onSuccess: onDone,
        onError: (fault) => {
          if (fault.status === 409) onLost?.(fault);
        },
      },
    );
  }
  return (
    <ActionDialog title={t('attend.title')} submit={t('attend.submit')} call={action} onSubmit={send} onClose={onClose}>
      <p>{t('attend.text', { what })}</p>
      <DeskField
        id="nota"
        name="note"
        label={t('attend.note')}
        hint={t('attend.hint')}
        maxLength={200}
        autoComplete="off"
        error={action.error?.fields.note}
      />
    </ActionDialog>
  );
}
