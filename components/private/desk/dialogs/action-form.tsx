import type { FormEvent, ReactNode } from 'react';
import type { PrivateFault } from '../../private-fault';
import { FaultNote } from '../fault-note';
import { DialogButtons } from './dialog-buttons';

export type ActionFormProps = {
  submit: string;
  /** In place of `submit` while it is under way. */
  busy?: string;
  look?: 'solid' | 'danger';
  /** It cannot be sent yet: what it says is still being read. */
  isBlocked?: boolean;
  isPending: boolean;
  /** Said above the buttons, unless it is about fields: those have it beside them. */
  fault: PrivateFault | null;
  onSubmit: (form: FormData) => void;
  /** In place of "Cancelar". */
  cancel?: string;
  onCancel: () => void;
  children: ReactNode;
};

/** What a dialog is about, what went wrong, and its buttons. It is sent once at a time. */
export function ActionForm({ isBlocked = false, isPending, fault, onSubmit, children, ...buttons }: ActionFormProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending && !isBlocked) onSubmit(new FormData(event.currentTarget));
  }
  const isAboutFields = fault !== null && Object.keys(fault.fields).length > 0;
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      {children}
      {fault && !isAboutFields && <FaultNote fault={fault} />}
      <DialogButtons isBlocked={isBlocked} isPending={isPending} {...buttons} />
    </form>
  );
}
