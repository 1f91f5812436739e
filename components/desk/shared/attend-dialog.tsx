import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { DeskButton } from './desk-button';
import { DeskDialog } from './desk-dialog';
import type { DeskFault } from './desk-fault';
import { DeskField } from './desk-field';
import { FaultNote } from './fault-note';
import { useDeskAction } from './use-desk-action';

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
  onLost?: (fault: DeskFault) => void;
};

/** A person says that something needs no person any more. */
export function AttendDialog({ path, shown, what, onClose, onDone, onLost }: Props) {
  const t = useTranslations('DeskShared');
  const action = useDeskAction<object>(path);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    if (action.isPending) return;
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
    <DeskDialog open onClose={onClose} title={t('attend.title')}>
      <form onSubmit={send} noValidate className="grid gap-5">
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
        {action.error && action.error.code !== 'invalid' && <FaultNote fault={action.error} />}
        <p className="flex flex-wrap gap-3">
          <DeskButton type="submit" aria-disabled={action.isPending}>
            {t('attend.submit')}
          </DeskButton>
          <DeskButton look="quiet" onClick={onClose}>
            {t('cancel')}
          </DeskButton>
        </p>
      </form>
    </DeskDialog>
  );
}
