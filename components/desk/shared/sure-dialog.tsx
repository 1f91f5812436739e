import { DeskDialog } from './desk-dialog';
import type { DeskFault } from './desk-fault';
import { DialogButtons } from './dialog-buttons';
import { FaultNote } from './fault-note';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  submit: string;
  busy: string;
  action: { isPending: boolean; error: DeskFault | null };
  onSure: () => void;
};

/** Asks before what cannot be undone, and says what it does. */
export function SureDialog({ open, onClose, title, text, submit, busy, action, onSure }: Props) {
  return (
    <DeskDialog open={open} onClose={onClose} title={title}>
      <p>{text}</p>
      {action.error && (
        <div className="mt-4">
          <FaultNote fault={action.error} />
        </div>
      )}
      <DialogButtons
        className="mt-6"
        look="danger"
        submit={submit}
        busy={busy}
        isPending={action.isPending}
        onSubmit={onSure}
        onCancel={onClose}
      />
    </DeskDialog>
  );
}
