import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/shared/browser/with-messages';
import { PageLink } from '@/components/shared/ui/page-link';
import messages from '@/messages/space/tools/space-consultations.json';
import { EmptyRoom } from '../shared/empty-room';
import { RoomHead } from '../shared/room-head';
import { SpaceData } from '../shared/space-data';
import { Thread } from './thread';
import { useConsultations } from './use-consultations';

/** What was asked with this mailbox, and what was answered, in one place. */
function Consultations() {
  const t = useTranslations('SpaceConsultations');
  const query = useConsultations();
  return (
    <div className="grid gap-8">
      <RoomHead title={t('title')} lead={t('lead')} />
      <SpaceData query={query}>
        {(threads) =>
          threads.length === 0 ? (
            <EmptyRoom text={t('empty')} link={{ href: '/consulta-gratuita', text: t('ask') }} />
          ) : (
            <>
              <ul className="grid gap-10">
                {threads.map((thread) => (
                  <Thread key={thread.id} thread={thread} />
                ))}
              </ul>
              <p>
                <PageLink href="/consulta-gratuita" className="enlace">
                  {t('askAnother')}
                </PageLink>
              </p>
            </>
          )
        }
      </SpaceData>
    </div>
  );
}

export const ConsultationsTab = withMessages(messages, Consultations);
