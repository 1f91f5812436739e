import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Code } from '@/components/private/breakable';
import { type Ending, OpenSessions } from '@/components/private/open-sessions';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { useView } from '@/components/private/use-view';
import { withMessages } from '@/components/shared/browser/with-messages';
import { deviceName } from '@/lib/private/device-name';
import type { Identity } from '@/lib/private/sealing/identity';
import messages from '@/messages/space/tools/space-keys.json';
import { PhraseStep } from '../creation/phrase-step';
import { RecoveryStep } from '../creation/recovery-step';
import { makePasskey, type PasskeyOpens } from '../opening/make-passkey';
import { ownSpaceApi } from '../shared/own-space-api';
import { ProblemNote } from '../shared/problem-note';
import { RoomHead } from '../shared/room-head';
import { spaceForNewKey } from '../shared/session-handler';
import { SpaceData } from '../shared/space-data';
import { SpaceDialog } from '../shared/space-dialog';
import { useSpace } from '../shared/use-space';
import { KeyRow } from './key-row';

/** Everything that opens the space and where it is open, and how that is changed. Each change of a key asks for a key first. */
function Keys() {
  const t = useTranslations('SpaceKeys');
  const { view, recipient } = useSpace();
  const digits = useFingerprint(recipient);
  const [asked, setAsked] = useState<SpaceKeyStep | null>(null);
  const [isKeyNew, setIsKeyNew] = useState(false);
  const close = () => setAsked(null);
  const stored = () => {
    close();
    setIsKeyNew(true);
  };
  const adding = useCall('space', addThisDevice);
  const beginning = useCall('space', async (step: SpaceKeyStep['step']) =>
    setAsked({ step, space: await spaceForNewKey() }),
  );
  const isBusy = adding.isPending || beginning.isPending;
  const begin = (step: SpaceKeyStep['step']) => isBusy || beginning.mutate(step);
  const hasPhrase = view.stretching !== null;
  const problem = adding.error ?? beginning.error;
  return (
    <div className="grid gap-8">
      <RoomHead title={t('title')} lead={t('lead')} />
      <ul className="border-t-[1.5px] border-tinta">
        {view.keys.map((key) => (
          <KeyRow key={key.id} spaceKey={key} />
        ))}
      </ul>
      <p key={digits} className="max-w-texto">
        {t.rich('fingerprint', { digits, b: () => <Code className="font-titular font-bold">{digits}</Code> })}
      </p>
      <div className="grid gap-4">
        <p className="flex flex-wrap gap-3">
          <SmallButton isBusy={isBusy} onClick={() => adding.mutate(undefined, { onSuccess: () => setIsKeyNew(true) })}>
            {adding.isPending ? t('adding') : t('add')}
          </SmallButton>
          <SmallButton aria-disabled={isBusy} onClick={() => begin('phrase')}>
            {hasPhrase ? t('changePhrase') : t('setPhrase')}
          </SmallButton>
          <SmallButton aria-disabled={isBusy} onClick={() => begin('recovery')}>
            {t('renewRecovery')}
          </SmallButton>
        </p>
        <p role="status" className="font-bold">
          {adding.data && t(`added.${adding.data}`)}
        </p>
        {problem && <ProblemNote problem={problem} />}
      </div>
      <SpaceSessions isOffered={isKeyNew} onAnswered={() => setIsKeyNew(false)} />
      {/* What is shown there is not shown again, so only its buttons close it. */}
      {asked?.step === 'phrase' && (
        <SpaceDialog title={t('phraseDialog')} stays cancels onClose={close}>
          <PhraseStep space={asked.space} take={(phrase) => setPhrase(phrase).then(stored)} />
        </SpaceDialog>
      )}
      {asked?.step === 'recovery' && (
        <SpaceDialog title={t('recoveryDialog')} stays cancels onClose={close}>
          <RecoveryStep
            space={asked.space}
            recipient={recipient}
            submit={t('recoverySubmit')}
            take={(recovery) => renewRecovery(recovery).then(stored)}
          />
        </SpaceDialog>
      )}
    </div>
  );
}

export const KeysTab = withMessages(messages, Keys);

/** What is about to get a new key, and the space's identity for as long as that takes. */
type SpaceKeyStep = { step: 'phrase' | 'recovery'; space: Identity };

/** A passkey of this device. */
async function addThisDevice(): Promise<PasskeyOpens> {
  const space = await spaceForNewKey();
  const { passkey, opens } = await makePasskey({ space, ticket: null, label: deviceName(navigator.userAgent) });
  await ownSpaceApi.post('/keys')(passkey);
  return opens;
}

const setPhrase = ownSpaceApi.put('/phrase');

/** The one before opens nothing once this one is stored, and not before. */
const renewRecovery = ownSpaceApi.put('/recovery');

type SpaceSessionsProps = { isOffered: boolean; onAnswered: () => void };

/** Where the space is open. A session ends without a key: it protects. */
function SpaceSessions({ isOffered, onAnswered }: SpaceSessionsProps) {
  const t = useTranslations('SpaceKeys.sessions');
  const query = useView(ownSpaceApi.get('/sessions'));
  const change = useCall('space', (which: Ending) =>
    which === 'others'
      ? ownSpaceApi.delete('/sessions')()
      : ownSpaceApi.delete('/sessions/:id', { param: { id: which.id } })(),
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
            problem={change.error && <ProblemNote problem={change.error} />}
            isOffered={isOffered}
            onAnswered={onAnswered}
          />
        )}
      </SpaceData>
    </section>
  );
}
