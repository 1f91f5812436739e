import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { DeskDialog } from '../shared/desk-dialog';
import { deskFetch } from '../shared/desk-fetch';
import { DialogButtons } from '../shared/dialog-buttons';
import { FaultNote } from '../shared/fault-note';
import { KeyLabelField, useKeyLabel } from '../shared/passkeys/key-label-field';
import { type Creation, createPasskey } from '../shared/passkeys/passkey';
import { useDeskChange } from '../shared/use-desk-change';

async function addKey(label: string): Promise<void> {
  const { ceremonyId, options } = await deskFetch<Creation>('/keys/options', { body: {} });
  const answer = await createPasskey(options);
  await deskFetch('/keys', { body: { ceremonyId, label, answer } });
}

export function AddKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('DeskPeople.keyDialog');
  const id = useId();
  const labelOf = useKeyLabel();
  const adding = useDeskChange(async (form: HTMLFormElement) => addKey(labelOf(form)));
  const fieldFault = adding.error?.fields.label;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    adding.mutate(event.currentTarget, { onSuccess: onClose });
  };
  const close = () => {
    onClose();
    adding.reset();
  };
  return (
    <DeskDialog open={open} onClose={close} title={t('title')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p>{t('lead')}</p>
        <KeyLabelField id={id} error={fieldFault} />
        {adding.error && !fieldFault && <FaultNote fault={adding.error} />}
        <DialogButtons submit={t('submit')} busy={t('busy')} isPending={adding.isPending} onCancel={close} />
      </form>
    </DeskDialog>
  );
}
