import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Breakable } from '@/components/private/breakable';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { moment } from '@/components/private/desk/moment';
import { useChangeSession } from '@/components/private/desk/use-session';
import { useStaff } from '@/components/private/desk/use-staff';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import type { PersonView } from '@/lib/private/staff/list-people';
import { peopleApi } from './people-api';
import { AddKeyDialog, KeyRow } from './person-keys';
import { OwnSessions, TheirSessions } from './person-sessions';

export function PersonCard({ person, onRemoved }: { person: PersonView; onRemoved: () => void }) {
  const t = useTranslations('DeskPeople');
  const isSelf = useStaff().id === person.id;
  const [open, setOpen] = useState<'key' | 'removal' | null>(null);
  const [isKeyNew, setIsKeyNew] = useState(false);
  const close = () => setOpen(null);
  return (
    <li className="grid gap-x-8 gap-y-5 border-b-[1.5px] border-tinta py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h2 className="text-t4 wrap-break-word">
          {person.name} {isSelf && <span className="font-medium text-tinta-2">{t('you')}</span>}
        </h2>
        <p className="wrap-break-word">
          <Breakable>{person.email}</Breakable>
        </p>
        <p className="text-nota text-tinta-2">{t('since', { day: moment(person.since).day })}</p>
        <SmallButton
          look="quiet"
          className="px-1 mt-2 -ml-1.5"
          aria-label={t('removeNamed', { name: person.name })}
          onClick={() => setOpen('removal')}
        >
          {t('remove')}
        </SmallButton>
      </div>
      <div className="min-w-0">
        <h3 className="font-bold">{t('keys')}</h3>
        {person.keys.length === 0 && <p className="mt-1">{t('noKeys')}</p>}
        <ul className="mt-1 grid gap-2">
          {person.keys.map((key) => (
            <KeyRow key={key.id} passkey={key} isOwn={isSelf} />
          ))}
        </ul>
        {isSelf && (
          <SmallButton className="mt-3" onClick={() => setOpen('key')}>
            {t('addKey')}
          </SmallButton>
        )}
      </div>
      <div className="min-w-0">
        {isSelf ? (
          <OwnSessions sessions={person.sessions} isOffered={isKeyNew} onAnswered={() => setIsKeyNew(false)} />
        ) : (
          <TheirSessions person={person} />
        )}
      </div>
      {open === 'removal' && (
        <RemovePersonDialog person={person} isSelf={isSelf} onRemoved={onRemoved} onClose={close} />
      )}
      {open === 'key' && <AddKeyDialog onAdded={() => setIsKeyNew(true)} onClose={close} />}
    </li>
  );
}

type Props = { person: PersonView; isSelf: boolean; onRemoved: () => void; onClose: () => void };

function RemovePersonDialog({ person, isSelf, onRemoved, onClose }: Props) {
  const t = useTranslations('DeskPeople.removeDialog');
  const removal = useCall('desk', peopleApi.post('/people/:id/remove', { param: { id: person.id } }));
  const changeSession = useChangeSession();
  const finish = () => {
    if (isSelf) return changeSession(null);
    onClose();
    onRemoved();
  };
  return (
    <ActionDialog
      onClose={onClose}
      title={t('title', { name: person.name })}
      submit={t('submit')}
      busy={t('busy')}
      look="danger"
      call={removal}
      onSubmit={() => removal.mutate({}, { onSuccess: finish })}
    >
      <p>{t('text')}</p>
    </ActionDialog>
  );
}
