import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { type Ending, OpenSessions, SessionRows } from '@/components/private/open-sessions';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import type { PersonView } from '@/lib/private/staff/list-people';
import { peopleApi } from './people-api';

type Props = { sessions: PersonView['sessions']; isOffered: boolean; onAnswered: () => void };

/** One's own. */
export function OwnSessions({ sessions, isOffered, onAnswered }: Props) {
  const t = useTranslations('DeskPeople');
  const change = useCall('desk', (which: Ending) =>
    which === 'others'
      ? peopleApi.post('/sessions/end')({})
      : peopleApi.post('/sessions/:id/end', { param: which })({}),
  );
  return (
    <OpenSessions
      heading={<span className="font-bold">{t('sessions')}</span>}
      sessions={sessions}
      change={change}
      problem={change.error && <ProblemNote problem={change.error} />}
      isOffered={isOffered}
      onAnswered={onAnswered}
    />
  );
}

/** Those of a colleague, which end all at once, with a touch. */
export function TheirSessions({ person }: { person: PersonView }) {
  const t = useTranslations('DeskPeople');
  const [isOpen, setIsOpen] = useState(false);
  const ending = useCall('desk', peopleApi.post('/people/:id/sessions/end', { param: { id: person.id } }));
  const close = () => {
    setIsOpen(false);
    ending.reset();
  };
  return (
    <>
      <h3 className="font-bold">{t('sessions')}</h3>
      {person.sessions.length === 0 ? (
        <p className="mt-1 text-tinta-2">{t('noSessions')}</p>
      ) : (
        <>
          <SessionRows sessions={person.sessions} />
          <SmallButton look="quiet" className="px-1 -ml-1.5" onClick={() => setIsOpen(true)}>
            {t('endSessions')}
          </SmallButton>
        </>
      )}
      <ActionDialog
        open={isOpen}
        onClose={close}
        title={t('endSessionsDialog.title', { name: person.name })}
        submit={t('endSessionsDialog.submit')}
        busy={t('endSessionsDialog.busy')}
        look="danger"
        call={ending}
        onSubmit={() => ending.mutate({}, { onSuccess: close })}
      >
        <p>{t('endSessionsDialog.text')}</p>
      </ActionDialog>
    </>
  );
}
