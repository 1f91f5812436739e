import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { deskFetch } from '@/components/private/desk/desk-fetch';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { KeyLabelField, useKeyLabel } from '@/components/private/desk/passkeys/key-label-field';
import { type Creation, createPasskey } from '@/components/private/keys/passkey';
import { useCall } from '@/components/private/use-call';

async function addKey(label: string): Promise<void> {
  const { ceremonyId, options } = await deskFetch<Creation>('/keys/options', { body: {} });
  const answer = await createPasskey(options);
  await deskFetch('/keys', { body: { ceremonyId, label, answer } });
}

type Props = { open: boolean; onAdded: () => void; onClose: () => void };

export function AddKeyDialog({ open, onAdded, onClose }: Props) {
  const t = useTranslations('DeskPeople.keyDialog');
  const id = useId();
  const labelOf = useKeyLabel();
  const adding = useCall('desk', async (form: FormData) => addKey(labelOf(form)));
  const close = () => {
    onClose();
    adding.reset();
  };
  return (
    <ActionDialog
      open={open}
      title={t('title')}
      submit={t('submit')}
      busy={t('busy')}
      isPending={adding.isPending}
      fault={adding.error}
      onSubmit={(form) =>
        adding.mutate(form, {
          onSuccess: () => {
            onClose();
            onAdded();
          },
        })
      }
      onClose={close}
    >
      <p>{t('lead')}</p>
      <KeyLabelField id={id} error={adding.error?.fields.label} />
    </ActionDialog>
  );
}
