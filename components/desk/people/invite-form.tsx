import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DeskField } from '@/components/private/desk/desk-field';
import { ActionForm } from '@/components/private/desk/dialogs/action-form';
import type { PrivateFault } from '@/components/private/private-fault';

export type Invitee = { name: string; email: string };

type Props = {
  action: { mutate: (invitee: Invitee) => void; isPending: boolean; error: PrivateFault | null };
  onCancel: () => void;
};

export function InviteForm({ action, onCancel }: Props) {
  const t = useTranslations('DeskPeople.inviteDialog');
  const id = useId();
  // The server's sentences say "your name"; here it is another person's.
  const [missing, setMissing] = useState({ name: false, email: false });
  const { error, isPending, mutate } = action;
  const submit = (form: FormData) => {
    const invitee = { name: String(form.get('name')).trim(), email: String(form.get('email')).trim() };
    setMissing({ name: invitee.name === '', email: invitee.email === '' });
    if (invitee.name && invitee.email) mutate(invitee);
  };
  return (
    <ActionForm
      submit={t('submit')}
      busy={t('busy')}
      isPending={isPending}
      fault={error}
      onSubmit={submit}
      onCancel={onCancel}
    >
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
    </ActionForm>
  );
}
