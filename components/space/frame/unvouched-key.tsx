import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Code } from '@/components/private/breakable';
import { orProblem, type Problem } from '@/components/private/problem';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { loadCode } from '@/components/shared/browser/load-code';
import { withMessages } from '@/components/shared/browser/with-messages';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import messages from '@/messages/space/tools/space-unvouched.json';
import { ownSpaceApi } from '../shared/own-space-api';
import { localProblem, ProblemNote } from '../shared/problem-note';
import { StepHeading } from '../shared/step-heading';
import { writeLink } from '../shared/write-link';
import type { UnvouchedHeld } from './use-held-key';

const loadCheck = () => import('../opening/opens-what-is-there');

type Props = {
  held: UnvouchedHeld;
  /** The recovery key itself is about to be replaced. */
  isRecovery: boolean;
  /** Its owner goes on, and the next time it is vouched for. */
  onVouched: () => void;
  onLeft: () => void;
};

/**
 * A key from before wraps had a MAC opens what anyone may have put there who could write to the database. Before anything is stored with it
 * its owner is told so, once; one that opens nothing of what is there is refused.
 */
function Unvouched({ held: { opener, recipient, renewal }, isRecovery, onVouched, onLeft }: Props) {
  const t = useTranslations('SpaceFrame.unvouched');
  const digits = useFingerprint(recipient);
  const check = useQuery<boolean, Problem>({
    queryKey: ['space', 'sealed', recipient],
    queryFn: () => orProblem(loadCode(loadCheck).then(({ opensWhatIsThere }) => opensWhatIsThere(opener))),
  });
  const going = useCall('space', async () => {
    if (!isRecovery) await ownSpaceApi.put('/wrap')(renewal);
  });
  return (
    <div className="grid max-w-texto gap-6">
      <StepHeading>{t('title')}</StepHeading>
      {check.isPending && !check.isPaused && <p role="status">{t('checking')}</p>}
      {(check.error || check.isPaused) && (
        <ProblemNote problem={check.error ?? localProblem('offline')} onRetry={() => check.refetch()} />
      )}
      {check.data === false && <ProblemNote problem={localProblem('opens_none_there')} />}
      {check.data === true && (
        <>
          <Notice>
            <p>{t('text')}</p>
            <p className="mt-3">{t.rich('once', { write: writeLink })}</p>
          </Notice>
          <p>
            {t('fingerprint')} <Code className="font-titular font-bold">{digits}</Code>
          </p>
          {going.error && <ProblemNote problem={going.error} />}
          <p>
            <Button
              aria-disabled={going.isPending}
              onClick={() => going.isPending || going.mutate(undefined, { onSuccess: onVouched })}
            >
              <span>{going.isPending ? t('going') : t('goOn')}</span>
              {going.isPending && <Spinner />}
            </Button>
          </p>
        </>
      )}
      <LeaveSession onLeft={onLeft} />
    </div>
  );
}

export const UnvouchedKey = withMessages(messages, Unvouched);

/** For the holder of a session without its key: on a device of others, say. */
export function LeaveSession({ onLeft }: { onLeft: () => void }) {
  const t = useTranslations('SpaceFrame.locked');
  const leaving = useCall('space', ownSpaceApi.delete('/session'), { ends: true });
  return (
    <div className="grid gap-3 border-t-[1.5px] border-tinta pt-4">
      <p>
        <SmallButton
          look="quiet"
          isBusy={leaving.isPending}
          onClick={() => leaving.mutate(undefined, { onSuccess: onLeft })}
        >
          {t(leaving.isPending ? 'leaving' : 'leave')}
        </SmallButton>
      </p>
      {leaving.error && <ProblemNote problem={leaving.error} />}
    </div>
  );
}
