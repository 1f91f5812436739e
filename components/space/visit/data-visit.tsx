import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Problem } from '@/components/private/problem';
import { withMessages } from '@/components/shared/browser/with-messages';
import { Notice } from '@/components/shared/ui/notice';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { KeptBody } from '@/lib/space/own-data/contract';
import messages from '@/messages/space/tools/space-own-data.json';
import { Deletion } from '../own-data/deletion';
import { exportOfMailbox } from '../own-data/export-all';
import { ExportButton } from '../own-data/export-button';
import { GoingList, StayingList } from '../own-data/kept-lists';
import { entriesApi } from '../shared/entries-api';
import { SpaceData } from '../shared/space-data';
import { StepHeading } from '../shared/step-heading';

type Props = {
  /** Of a code that its person has read: in the memory of this page alone. */
  ticket: string;
  email: string;
};

/** What stands under a mailbox that may have no space: to be seen, and after a day taken along and deleted. */
function Visit({ ticket, email }: Props) {
  const t = useTranslations('SpaceOwnData.visit');
  const [isDeleted, setDeleted] = useState(false);
  const query = useQuery<KeptBody, Problem>({
    queryKey: ['space', 'visit', ticket],
    queryFn: ({ signal }) => entriesApi.post('/visit')({ ticket }, signal),
    gcTime: 0,
    enabled: !isDeleted,
  });
  if (isDeleted) {
    return (
      <div className="grid max-w-texto gap-4">
        <StepHeading>{t('doneTitle')}</StepHeading>
        <p className="wrap-anywhere">{t('done', { email })}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-10">
      <div className="max-w-texto">
        <StepHeading>{t('title')}</StepHeading>
        <p className="mt-3 wrap-anywhere">{t('lead', { email })}</p>
      </div>
      <SpaceData query={query}>
        {(kept) => (
          <>
            {kept.opensAt && (
              <Notice className="max-w-texto">{t('waits', { moment: formatMoment(new Date(kept.opensAt)) })}</Notice>
            )}
            <section className="max-w-texto">
              <h3 className="text-t3">{t('held')}</h3>
              <GoingList goes={kept.goes} />
              {kept.stays.length > 0 && <StayingList stays={kept.stays} />}
            </section>
            {!kept.opensAt && (
              <section className="max-w-texto">
                <h3 className="text-t3">{t('exportTitle')}</h3>
                <p className="mt-2">{t('exportText')}</p>
                <ExportButton run={() => exportOfMailbox(ticket)} />
              </section>
            )}
            <Deletion
              kept={kept}
              of="mailbox"
              remove={({ word }) => entriesApi.delete('/visit')({ ticket, word })}
              onDeleted={() => setDeleted(true)}
            />
          </>
        )}
      </SpaceData>
    </div>
  );
}

export const DataVisit = withMessages(messages, Visit);
