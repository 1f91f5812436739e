import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCall } from '@/components/private/use-call';
import { Notice } from '@/components/shared/ui/notice';
import { Skeleton } from '@/components/shared/ui/skeleton';
import type { VerifyResponseBody } from '@/lib/space/contract';
import { loadWays } from '../opening/load-ways';
import { MailboxProof } from '../opening/mailbox-proof';
import type { Opened } from '../opening/ways';
import { ownSpaceApi } from '../shared/own-space-api';
import { ProblemNote } from '../shared/problem-note';
import { StepHeading } from '../shared/step-heading';
import { DataVisit } from '../visit/data-visit';
import { KeySetup } from './key-setup';

type Props = { onOpened: (opened: Opened) => void };

/**
 * The mailbox, the keys, and one request that makes the space. Left before its end, nothing of it exists. A mailbox that may have no space
 * leads to what stands under it.
 */
export function Creation({ onOpened }: Props) {
  const t = useTranslations('SpaceCreation');
  const [proved, setProved] = useState<(VerifyResponseBody & { email: string }) | null>(null);
  const [space, setSpace] = useState<Opened | null>(null);
  const beginning = useCall('space', async () => setSpace(await (await loadWays()).newSpace()));
  if (!proved) {
    return (
      <MailboxProof
        title={t('title')}
        lead={t('lead')}
        onProved={(next, email) => {
          setProved({ ...next, email });
          if (next.space === 'new') beginning.mutate();
        }}
      />
    );
  }
  if (proved.space === 'none') return <DataVisit ticket={proved.ticket} email={proved.email} />;
  if (proved.space === 'existing') {
    return (
      <div className="grid max-w-texto gap-4">
        <StepHeading>{t('thereTitle')}</StepHeading>
        <Notice>{t('there')}</Notice>
      </div>
    );
  }
  if (beginning.error) return <ProblemNote problem={beginning.error} onRetry={() => beginning.mutate()} />;
  if (!space) return <Skeleton className="h-40" />;
  return (
    <KeySetup
      space={space.identity}
      recipient={space.recipient}
      ticket={proved.ticket}
      submit={t('submit')}
      asksConsent
      take={async (keys) => {
        // Sent again as it was, the server knows it.
        await ownSpaceApi.post('/')({ ticket: proved.ticket, recipient: space.recipient, ...keys });
        onOpened(space);
      }}
    />
  );
}
