import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCall } from '@/components/private/use-call';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { formatLongDate, madridDate } from '@/lib/shared/madrid-time';
import type { VerifyResponseBody } from '@/lib/space/contract';
import { MailboxProof } from '../opening/mailbox-proof';
import { entriesApi } from '../shared/entries-api';
import { ProblemNote } from '../shared/problem-note';
import { StepHeading } from '../shared/step-heading';

/** For an owner who has lost every key: the space is deleted after a week, and can be kept until then. */
export function RestartEntry() {
  const t = useTranslations('SpaceEntry.restart');
  const [proved, setProved] = useState<VerifyResponseBody | null>(null);
  const asking = useCall('space', (ticket: string) => entriesApi.post('/restart')({ ticket }));
  if (!proved) return <MailboxProof title={t('title')} lead={t('lead')} onProved={setProved} />;
  if (asking.data) {
    return (
      <div className="grid max-w-texto gap-4">
        <StepHeading>{t('doneTitle')}</StepHeading>
        <p>{t('done', { day: formatLongDate(madridDate(new Date(asking.data.wipeAt))) })}</p>
      </div>
    );
  }
  return (
    <div className="grid max-w-texto gap-5">
      <StepHeading>{t('title')}</StepHeading>
      {proved.space !== 'existing' ? (
        <Notice>{t('noSpace')}</Notice>
      ) : (
        <>
          <p>{t('explained')}</p>
          {asking.error && <ProblemNote problem={asking.error} />}
          <p>
            <Button
              look="line"
              aria-disabled={asking.isPending}
              onClick={() => asking.isPending || asking.mutate(proved.ticket)}
            >
              {asking.isPending ? t('asking') : t('ask')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
