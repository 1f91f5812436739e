import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { moment } from '@/components/private/desk/moment';
import { KeyLabelField, useKeyLabel } from '@/components/private/desk/passkeys/key-label-field';
import { createPasskey } from '@/components/private/keys/passkey';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import type { PersonView } from '@/lib/private/staff/list-people';
import { peopleApi } from './people-api';

type Props = { passkey: PersonView['keys'][number]; isOwn: boolean };

export function KeyRow({ passkey, isOwn }: Props) {
  const t = useTranslations('DeskPeople');
  const [isOpen, setIsOpen] = useState(false);
  const removal = useCall('desk', peopleApi.post('/keys/:id/remove', { param: { id: passkey.id } }));
  const facts = [
    t('keyCreated', { day: moment(passkey.createdAt).day }),
    passkey.lastUsedAt && t('keyUsed', moment(passkey.lastUsedAt)),
    passkey.backedUp && t('keyBackedUp'),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <div className="min-w-0 grow basis-64">
        <p className="font-bold wrap-break-word">{passkey.label}</p>
        <p className="text-nota text-tinta-2">{facts.join(', ')}</p>
      </div>
      {isOwn && (
        <SmallButton
          look="quiet"
          className="px-1 max-sm:-ml-1.5"
          aria-label={t('removeKey', { label: passkey.label })}
          onClick={() => setIsOpen(true)}
        >
          {t('removeKeyShort')}
        </SmallButton>
      )}
      <ActionDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          removal.reset();
        }}
        title={t('removeKeyDialog.title', { label: passkey.label })}
        submit={t('removeKeyDialog.submit')}
        busy={t('removeKeyDialog.busy')}
        look="danger"
        call={removal}
        onSubmit={() => removal.mutate({}, { onSuccess: () => setIsOpen(false) })}
      >
        <p>{t('removeKeyDialog.text')}</p>
      </ActionDialog>
    </li>
  );
}

async function addKey(label: string): Promise<void> {
  const { ceremonyId, options } = await peopleApi.post('/keys/options')({});
  const answer = await createPasskey(options, 'mesa');
  await peopleApi.post('/keys')({ ceremonyId, label, answer });
}

type AddKeyDialogProps = { onAdded: () => void; onClose: () => void };

export function AddKeyDialog({ onAdded, onClose }: AddKeyDialogProps) {
  const t = useTranslations('DeskPeople.keyDialog');
  const id = useId();
  const labelOf = useKeyLabel();
  const adding = useCall('desk', async (form: FormData) => addKey(labelOf(form)));
  return (
    <ActionDialog
      title={t('title')}
      submit={t('submit')}
      busy={t('busy')}
      call={adding}
      onSubmit={(form) =>
        adding.mutate(form, {
          onSuccess: () => {
            onClose();
            onAdded();
          },
        })
      }
      onClose={onClose}
    >
      <p>{t('lead')}</p>
      <KeyLabelField id={id} error={adding.error?.fields.label} />
    </ActionDialog>
  );
}
