import { useTranslations } from 'next-intl';
import type { Problem } from '../../problem';
import { useCall } from '../../use-call';
import { DeskField } from '../desk-field';
import { ActionDialog } from './action-dialog';

type Props = {
  attend: (note: string) => Promise<unknown>;
  /** In words. */
  what: string;
  onClose: () => void;
  onDone: () => void;
  /** It had changed meanwhile. Without it the dialog stays and says so. */
  onLost?: (problem: Problem) => void;
};

/** A person says that something needs no person any more. */
export function AttendDialog({ attend, what, onClose, onDone, onLost }: Props) {
  const t = useTranslations('DeskShared');
  const action = useCall('desk', attend);
  function send(form: FormData) {
    const note = String(form.get('note') ?? '');
    action.mutate(note, {
      onSuccess: onDone,
      onError: (problem) => {
        if (problem.status === 409) onLost?.(problem);
      },
    });
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
