import { useTranslations } from 'next-intl';
import { DeskButton } from './desk-button';
import { DeskDialog } from './desk-dialog';
import type { DeskFault } from './desk-fault';
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

/** What is about to happen, before what cannot be taken back. */
export function SureDialog({ open, onClose, title, text, submit, busy, action, onSure }: Props) {
  const t = useTranslations('DeskShared');
  return (
    <DeskDialog open={open} onClose={onClose} title={title}>
      <p>{text}</p>
      {action.error && (
        <div className="mt-4">
          <FaultNote fault={action.error} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <DeskButton look="danger" disabled={action.isPending} onClick={onSure}>
          {action.isPending ? busy : submit}
        </DeskButton>
        <DeskButton look="line" onClick={onClose}>
          {t('cancel')}
        </DeskButton>
      </div>
    </DeskDialog>
  );
}
