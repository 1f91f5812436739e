import { useTranslations } from 'next-intl';
import { deskFetch } from '@/components/private/desk/desk-fetch';
import { FaultNote } from '@/components/private/desk/fault-note';
import { type Ending, OpenSessions } from '@/components/private/open-sessions';
import { useCall } from '@/components/private/use-call';
import type { PersonView } from '@/lib/private/staff/queries';

type Props = { sessions: PersonView['sessions']; isOffered: boolean; onAnswered: () => void };

/** One's own. */
export function OwnSessions({ sessions, isOffered, onAnswered }: Props) {
  const t = useTranslations('DeskPeople');
  const change = useCall('desk', (which: Ending) =>
    deskFetch(which === 'others' ? '/sessions/end' : `/sessions/${which.id}/end`, { body: {} }),
  );
  return (
    <OpenSessions
      heading={<span className="font-bold">{t('sessions')}</span>}
      sessions={sessions}
      change={change}
      fault={change.error && <FaultNote fault={change.error} />}
      isOffered={isOffered}
      onAnswered={onAnswered}
    />
  );
}
