import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import type { DeskFault } from '../shared/desk-fault';
import { DeskField } from '../shared/desk-field';
import { DialogButtons } from '../shared/dialog-buttons';
import { FaultNote } from '../shared/fault-note';

export type Invitee = { name: string; email: string };

type Props = {
  action: { mutate: (invitee: Invitee) => void; isPending: boolean; error: DeskFault | null };
  onCancel: () => void;
};

export function InviteForm({ action, onCancel }: Props) {
  const t = useTranslations('DeskPeople.inviteDialog');
  const id = useId();
  // The server's sentences say "your name"; here it is another person's.
  const [missing, setMissing] = useState({ name: false, email: false });
  const { error, isPending, mutate } = action;
  const hasFields = error !== null && Object.keys(error.fields).length > 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const invitee = { name: String(form.get('name')).trim(), email: String(form.get('email')).trim() };
    setMissing({ name: invitee.name === '', email: invitee.email === '' });
    if (invitee.name && invitee.email) mutate(invitee);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p>{t('lead')}</p>
      <DeskField
        id={`${id}-name`}
        name="name"
        label={t('name')}
        error={missing.name ? t('nameRequired') : error?.fields.name}
        autoComplete="off"
      />
      <DeskField
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('email')}
        error={missing.email ? t('emailRequired') : error?.fields.email}
        autoComplete="off"
      />
      {error && !hasFields && <FaultNote fault={error} />}
      <DialogButtons submit={t('submit')} busy={t('busy')} isPending={isPending} onCancel={onCancel} />
    </form>
  );
}
