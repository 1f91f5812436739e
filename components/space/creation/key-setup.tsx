import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isAtAddress, NameNeeded } from '@/components/private/keys/name-needed';
import { useCall } from '@/components/private/use-call';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { deviceName } from '@/lib/private/device-name';
import type { Identity, Recipient } from '@/lib/private/sealing/identity';
import type { NewPhraseBody, RecoveredBody } from '@/lib/space/contract';
import { type MadePasskey, makePasskey, touchMade } from '../opening/make-passkey';
import { ownSpaceApi } from '../shared/own-space-api';
import { ProblemNote } from '../shared/problem-note';
import { StepHeading } from '../shared/step-heading';
import { PhraseStep } from './phrase-step';
import { RecoveryStep } from './recovery-step';

type Props = {
  space: Identity;
  recipient: Recipient;
  /** Of a space that is yet to be made; null after the recovery key. */
  ticket: string | null;
  submit: string;
  asksConsent?: boolean;
  /** Everything in one request. Rejects with a Problem. */
  take: (keys: RecoveredBody) => Promise<void>;
};

/** How the space will be opened: a passkey or a phrase, and the recovery key. Nothing is stored before the end. */
export function KeySetup({ space, recipient, ticket, submit, asksConsent = false, take }: Props) {
  const t = useTranslations('SpaceCreation');
  const [step, setStep] = useState<'way' | 'phrase' | 'recovery'>('way');
  const [made, setMade] = useState<MadePasskey>();
  const [phrase, setPhrase] = useState<NewPhraseBody>();
  const isUntouched = made?.opens === 'untouched';
  const making = useCall('space', async () => {
    const label = deviceName(navigator.userAgent);
    const passkey = isUntouched ? await touchMade(made.passkey, space) : await makePasskey({ space, ticket, label });
    setMade(passkey);
    if (passkey.opens !== 'untouched') setStep(passkey.opens === 'opens' ? 'recovery' : 'phrase');
  });
  if (step === 'phrase') {
    return (
      <div className="grid gap-6">
        {made && <Notice className="max-w-texto">{t(isUntouched ? 'untouchedDoor' : 'doorOnly')}</Notice>}
        <PhraseStep
          space={space}
          take={(typed) => {
            setPhrase(typed);
            setStep('recovery');
          }}
        />
      </div>
    );
  }
  if (step === 'recovery') {
    const keys = { ...(made && { passkey: made.passkey }), ...(phrase && { phrase }) };
    return (
      <RecoveryStep
        space={space}
        recipient={recipient}
        submit={submit}
        asksConsent={asksConsent}
        take={(recovery) => take({ ...keys, recovery })}
      />
    );
  }
  return (
    <div className="grid max-w-texto gap-6">
      <div>
        <StepHeading>{t('way.title')}</StepHeading>
        <p className="mt-3">{t('way.lead')}</p>
      </div>
      {isAtAddress() ? (
        <NameNeeded texts="SpaceShared.nameNeeded" />
      ) : (
        <section className="border-t-[1.5px] border-tinta pt-5">
          <h3 className="text-t4">{t('way.passkeyTitle')}</h3>
          <p className="mt-2 mb-4">{t('way.passkeyText')}</p>
          {isUntouched && !making.isPending && <Notice className="mb-4">{t('way.untouched')}</Notice>}
          {making.error && <ProblemNote className="mb-4" problem={making.error} />}
          <Button aria-disabled={making.isPending} onClick={() => making.isPending || making.mutate()}>
            <span>{making.isPending ? t('way.making') : t(isUntouched ? 'way.touchAgain' : 'way.passkey')}</span>
            {making.isPending && <Spinner />}
          </Button>
        </section>
      )}
      <section className="border-t-[1.5px] border-tinta pt-5">
        <h3 className="text-t4">{t('way.phraseTitle')}</h3>
        <p className="mt-2 mb-4">{t('way.phraseText')}</p>
        <Button look="line" onClick={() => setStep('phrase')}>
          {t('way.phrase')}
        </Button>
      </section>
      {making.error && <p className="text-nota text-tinta-2">{t('way.orphan')}</p>}
    </div>
  );
}

type RecoveryProps = { space: Identity; recipient: Recipient; onDone: () => void };

/** All that the recovery key is for: new keys in the place of those that were lost, and another recovery key. */
export function Recovery({ space, recipient, onDone }: RecoveryProps) {
  const t = useTranslations('SpaceFrame.recovery');
  return (
    <div className="grid gap-6">
      <Notice className="max-w-texto">{t('note')}</Notice>
      <KeySetup
        space={space}
        recipient={recipient}
        ticket={null}
        submit={t('submit')}
        take={async (keys) => {
          await ownSpaceApi.put('/recovered')(keys);
          onDone();
        }}
      />
    </div>
  );
}
