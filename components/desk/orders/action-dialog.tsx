import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { DeskButton } from '../shared/desk-button';
import { DeskDialog } from '../shared/desk-dialog';
import type { DeskFault } from '../shared/desk-fault';
import { FaultNote } from '../shared/fault-note';

type Props = {
  title: string;
  submit: string;
  look?: 'solid' | 'danger';
  isPending: boolean;
  fault: DeskFault | null;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
};

export function ActionDialog({ title, submit, look = 'solid', isPending, fault, onSubmit, onClose, children }: Props) {
  const t = useTranslations('DeskShared');
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) onSubmit(new FormData(event.currentTarget));
  }
  // What was sent is done whether or not anyone waits for it: its outcome is told here.
  const leave = () => {
    if (!isPending) onClose();
  };
  return (
    <DeskDialog open onClose={leave} title={title}>
      <form onSubmit={send} noValidate className="grid gap-5">
        {children}
        {fault && fault.code !== 'invalid' && <FaultNote fault={fault} />}
        <p className="flex flex-wrap gap-3">
          <DeskButton type="submit" look={look} aria-disabled={isPending}>
            {isPending ? t('underWay') : submit}
          </DeskButton>
          <DeskButton look="quiet" aria-disabled={isPending} onClick={leave}>
            {t('cancel')}
          </DeskButton>
        </p>
      </form>
    </DeskDialog>
  );
}
