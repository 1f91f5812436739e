import { ActionForm, type ActionFormProps } from './action-form';
import { DeskDialog } from './desk-dialog';

type Props = Omit<ActionFormProps, 'onCancel'> & { open?: boolean; title: string; onClose: () => void };

/** A dialog that does one thing. What was sent is done whether or not anyone waits for it, so it stays until it can tell the outcome. */
export function ActionDialog({ open = true, title, onClose, ...form }: Props) {
  return (
    <DeskDialog open={open} onClose={onClose} stays={form.call.isPending} title={title}>
      <ActionForm {...form} onCancel={onClose} />
    </DeskDialog>
  );
}
