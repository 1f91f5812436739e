import { useTranslations } from 'next-intl';
import { Breakable } from '@/components/private/breakable';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useView } from '@/components/private/use-view';
import { withMessages } from '@/components/shared/browser/with-messages';
import { Notice } from '@/components/shared/ui/notice';
import { formatMoment } from '@/lib/shared/madrid-time';
import messages from '@/messages/space/tools/space-own-data.json';
import { ownDataApi } from '../shared/own-data-api';
import { ownSpaceApi } from '../shared/own-space-api';
import { ProblemNote } from '../shared/problem-note';
import { RoomHead } from '../shared/room-head';
import { reportClosed } from '../shared/session-handler';
import { SpaceData } from '../shared/space-data';
import { useSpace } from '../shared/use-space';
import { CorrectionForm } from './correction-form';
import { Deletion } from './deletion';
import { exportAll } from './export-all';
import { ExportButton } from './export-button';
import { GoingList } from './kept-lists';
import { MailboxChange } from './mailbox-change';

/** See, correct, take along and delete what the firm holds. */
function OwnData() {
  const t = useTranslations('SpaceOwnData');
  const { view, opener } = useSpace();
  const query = useView(ownDataApi.get('/kept'));
  return (
    <div className="grid gap-10">
      <RoomHead title={t('title')} lead={<Breakable>{t('lead', { email: view.email })}</Breakable>} />
      <SpaceData query={query}>
        {(kept) => (
          <>
            {kept.opensAt && (
              <Notice className="max-w-texto">{t('waits', { moment: formatMoment(new Date(kept.opensAt)) })}</Notice>
            )}
            <section className="max-w-texto">
              <h3 className="text-t3">{t('held')}</h3>
              <GoingList goes={kept.goes} />
              {kept.stays.length > 0 && <p className="mt-3">{t('purchases', { count: kept.stays.length })}</p>}
            </section>
            <section className="max-w-texto">
              <h3 className="text-t3">{t('export.title')}</h3>
              <p className="mt-2">{t('export.text')}</p>
              {!kept.opensAt && <ExportButton run={(hooks) => exportAll({ opener, ...hooks })} />}
            </section>
            <section className="max-w-texto">
              <h3 className="text-t3">{t('correct.title')}</h3>
              {kept.profile ? (
                <CorrectionForm profile={kept.profile} />
              ) : (
                <p className="mt-2">{t('correct.nothing')}</p>
              )}
              {kept.isSubscribed && <Subscription />}
              <MailboxChange waits={kept.opensAt !== null} />
            </section>
            <Deletion
              kept={kept}
              of="space"
              remove={ownSpaceApi.delete('/')}
              onDeleted={() => reportClosed('deleted')}
            />
          </>
        )}
      </SpaceData>
    </div>
  );
}

export const OwnDataTab = withMessages(messages, OwnData);

/** Gone with its press: the letter can be subscribed to again on any page. */
function Subscription() {
  const t = useTranslations('SpaceOwnData.letter');
  const ending = useCall('space', () => ownDataApi.patch('/profile')({ newsletter: 'off' }));
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span>{t('text')}</span>
        <SmallButton isBusy={ending.isPending} onClick={() => ending.mutate()}>
          {t(ending.isPending ? 'leaving' : 'leave')}
        </SmallButton>
      </p>
      {ending.error && <ProblemNote problem={ending.error} />}
    </div>
  );
}
