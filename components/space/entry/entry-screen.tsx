import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isAtAddress, NameNeeded } from '@/components/private/keys/name-needed';
import { SmallButton } from '@/components/private/small-button';
import { Button } from '@/components/shared/ui/button';
import type { SpaceKeyKind, VerifyResponseBody } from '@/lib/space/contract';
import { Creation } from '../creation/creation';
import { byPasskey, byPhrase } from '../opening/enter-space';
import { MailboxProof } from '../opening/mailbox-proof';
import { PasskeyButton } from '../opening/passkey-button';
import { PhraseForm } from '../opening/phrase-form';
import type { Opened } from '../opening/ways';
import type { ClosedBy } from '../shared/session-handler';
import { StepHeading } from '../shared/step-heading';
import { useFragment } from '../shared/use-fragment';
import { RecoveryForm } from './recovery-form';
import { RestartEntry } from './restart-entry';

/** By their name in the address. */
export const WAYS = ['entrar', 'frase', 'recuperacion', 'crear', 'empezar-de-cero'] as const;

type Props = {
  /** Why a space that was open here is not any more. */
  closed: 'away' | Exclude<ClosedBy, 'exchanged'> | null;
  /** Null: the server has let in, and the passkey opens nothing. */
  onOpened: (opened: Opened | null, kind: SpaceKeyKind) => void;
};

/** Every way in; each has its own place in the address, so that back leads to the others. */
export function EntryScreen({ closed, onOpened }: Props) {
  const t = useTranslations('SpaceEntry');
  const [way, choose] = useFragment(WAYS);
  const [isBack, setIsBack] = useState(false);
  if (way !== 'entrar' && !isBack) setIsBack(true);
  if (way === 'entrar') {
    return (
      <div className="grid gap-8">
        {closed && (
          <div className="grid max-w-texto gap-3">
            <StepHeading>{t(`closed.${closed}.title`)}</StepHeading>
            <p>{t(`closed.${closed}.text`)}</p>
          </div>
        )}
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 md:gap-y-4">
          <section className="border-t-4 border-tinta pt-4 md:pt-5">
            {isBack && !closed ? (
              <StepHeading className="text-t3">{t('doors.known')}</StepHeading>
            ) : (
              <h2 className="text-t3">{t('doors.known')}</h2>
            )}
            {isAtAddress() ? (
              <NameNeeded texts="SpaceShared.nameNeeded" />
            ) : (
              <div className="mt-3 grid justify-items-start gap-3">
                <PasskeyButton
                  open={() => byPasskey('open', null)}
                  onOpened={(opened) => onOpened(opened, 'passkey')}
                />
                <p className="max-w-texto">{t('passkey.what')}</p>
              </div>
            )}
          </section>
          <section className="border-t-4 border-tinta pt-4 md:pt-5">
            <h2 className="text-t3">{t('doors.new')}</h2>
            <Button look="line" className="my-3" onClick={() => choose('crear')}>
              {t('ways.crear')}
            </Button>
            <p className="max-w-texto">{t('doors.newText')}</p>
          </section>
          <section>
            <h2 className="text-t4 md:sr-only">{t('others')}</h2>
            <ul className="grid justify-items-start gap-2 max-md:mt-3">
              {(['frase', 'recuperacion', 'empezar-de-cero'] as const).map((other) => (
                <li key={other}>
                  <SmallButton look="quiet" className="text-left" onClick={() => choose(other)}>
                    {t(`ways.${other}`)}
                  </SmallButton>
                </li>
              ))}
            </ul>
          </section>
        </div>
        {!closed && (
          <ul className="grid max-w-texto list-disc gap-1 border-t-[1.5px] border-regla pt-6 pl-6">
            {(['papers', 'team', 'answers'] as const).map((use) => (
              <li key={use}>{t(`uses.${use}`)}</li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      {way === 'frase' && <PhraseEntry onOpened={(opened) => onOpened(opened, 'phrase')} />}
      {way === 'recuperacion' && <RecoveryForm onOpened={(opened) => onOpened(opened, 'recovery')} />}
      {way === 'crear' && <Creation onOpened={(opened) => onOpened(opened, 'passkey')} />}
      {way === 'empezar-de-cero' && <RestartEntry />}
      <p className="border-t-[1.5px] border-tinta pt-4">
        <SmallButton look="quiet" onClick={() => choose('entrar')}>
          {t('others')}
        </SmallButton>
      </p>
    </div>
  );
}

/** The mailbox first, so that no stranger can use up the attempts of its owner; then the phrase. */
function PhraseEntry({ onOpened }: { onOpened: (opened: Opened) => void }) {
  const t = useTranslations('SpaceEntry');
  const [proved, setProved] = useState<VerifyResponseBody | null>(null);
  if (!proved) return <MailboxProof title={t('phrase.title')} lead={t('phrase.mailbox')} onProved={setProved} />;
  const { ticket, stretching } = proved;
  return (
    <div className="grid gap-6">
      <StepHeading>{t('phrase.title')}</StepHeading>
      {stretching ? (
        <PhraseForm
          submit={t('phrase.open')}
          open={(phrase) => byPhrase(phrase, stretching, { ticket })}
          onOpened={onOpened}
        />
      ) : (
        <p className="max-w-texto">{t(proved.space === 'existing' ? 'phrase.noPhrase' : 'phrase.noSpace')}</p>
      )}
    </div>
  );
}
