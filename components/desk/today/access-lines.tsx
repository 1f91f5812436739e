import { useTranslations } from 'next-intl';
import { AccessText } from '@/components/private/desk/access/access-note';
import { forgetTouch } from '@/components/private/desk/passkeys/desk-opener';
import { HalfCode, useTouchedHalf } from '@/components/private/desk/passkeys/half-code';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { loadCode } from '@/components/shared/browser/load-code';
import type { Recipient } from '@/lib/private/sealing/identity';
import { formatMoment } from '@/lib/shared/madrid-time';
import { Line } from './line';
import type { ShownToday } from './shown-today';

type Access = ShownToday['access'];
export type Waiting = Access['waiting'][number];

// With the code that seals, which only some people need on some days.
const loadGiving = () => import('@/components/private/desk/passkeys/give-access');
const loadSteps = () => import('@/components/private/desk-key/desk-key-steps');

/** As at the screen of the key. */
export const useGivingAccess = () =>
  useCall('desk', async ({ keyId, recipient }: Waiting) =>
    (await loadCode(loadGiving)).giveAccess({ keyId, recipient: recipient as Recipient }),
  );

/** Always a new touch: the remembered one may not have reached the server. */
const useTouch = () =>
  useCall('desk', async () => {
    forgetTouch();
    return (await loadCode(loadSteps)).touchKey();
  });

type WaitingProps = {
  person: Waiting;
  canGive: boolean;
  giving: ReturnType<typeof useGivingAccess>;
  onGive: (person: Waiting) => void;
};

/** A colleague whose passkey is ready and opens nothing yet. */
export function WaitingPersonLine({ person, canGive, giving, onGive }: WaitingProps) {
  const t = useTranslations('DeskToday.needs.access');
  const { keyId, name, label, recipient, madeAt } = person;
  const isOwn = giving.variables?.keyId === keyId;
  const isGiving = giving.isPending && isOwn;
  return (
    <Line tag={t('tag')}>
      <p className="mt-1 font-titular text-lg font-bold">{t('waits', { name })}</p>
      <p>{t('passkey', { label, moment: formatMoment(new Date(madeAt)) })}</p>
      {canGive && <HalfCode whose="theirs" half={recipient} />}
      <p>{t(canGive ? 'check' : 'cannotGive')}</p>
      {giving.error && isOwn && !isGiving && <ProblemNote problem={giving.error} />}
      {canGive && (
        <p className="mt-2">
          <SmallButton look="solid" isBusy={giving.isPending} onClick={() => onGive(person)}>
            {t(isGiving ? 'giving' : 'give')}
            <span className="sr-only">{t('to', { name })}</span>
          </SmallButton>
        </p>
      )}
    </Line>
  );
}

/** For a person to whom what is sealed does not open yet. */
export function OwnAccessLine({ own, givers }: Pick<Access, 'own' | 'givers'>) {
  const t = useTranslations('DeskToday.needs.access');
  const touch = useTouch();
  const touched = useTouchedHalf();
  const isUnprepared = own === 'not-prepared';
  return (
    <Line tag={t('ownTag')}>
      <div className="mt-1">{isUnprepared ? <p>{t('prepare')}</p> : <AccessText own={own} givers={givers} />}</div>
      {own === 'waits' && touched && <HalfCode whose="own" half={touched.recipient} />}
      {touch.error && <ProblemNote problem={touch.error} />}
      {(isUnprepared || (own === 'waits' && !touched)) && (
        <p className="mt-2">
          <SmallButton isBusy={touch.isPending} onClick={() => touch.mutate()}>
            {t(touch.isPending ? 'touching' : isUnprepared ? 'touch' : 'seeCode')}
          </SmallButton>
        </p>
      )}
    </Line>
  );
}
