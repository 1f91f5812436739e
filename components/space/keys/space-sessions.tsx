import { useTranslations } from 'next-intl';
import { type Ending, OpenSessions } from '@/components/private/open-sessions';
import { useCall } from '@/components/private/use-call';
import type { SessionsBody } from '@/lib/space/contract';
import { FaultNote } from '../shared/fault-note';
import { SpaceData } from '../shared/space-data';
import { spaceFetch } from '../shared/space-fetch';
import { useSpaceQuery } from '../shared/use-space-query';

type Props = { isOffered: boolean; onAnswered: () => void };

/** Where the space is open. A session ends without a key: it protects. */
export function SpaceSessions({ isOffered, onAnswered }: Props) {
  const t = useTranslations('SpaceKeys.sessions');
  const query = useSpaceQuery<SessionsBody>('/sessions');
  const change = useCall('space', (which: Ending) =>
    spaceFetch<void>(which === 'others' ? '/sessions' : `/sessions/${which.id}`, { method: 'DELETE' }),
  );
  return (
    <section className="max-w-texto">
      <SpaceData query={query}>
        {({ sessions }) => (
          <OpenSessions
            heading={<span className="text-t3">{t('title')}</span>}
            lead={<p className="mt-2">{t('lead')}</p>}
            sessions={sessions}
            change={change}
            fault={change.error && <FaultNote fault={change.error} />}
            isOffered={isOffered}
            onAnswered={onAnswered}
          />
        )}
      </SpaceData>
    </section>
  );
}
