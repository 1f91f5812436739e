import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCall } from '@/components/private/use-call';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { withMessages } from '@/components/shared/browser/with-messages';
import messages from '@/messages/space/tools/space-keys.json';
import { PhraseStep } from '../creation/phrase-step';
import { RecoveryStep } from '../creation/recovery-step';
import { FaultNote } from '../shared/fault-note';
import { RoomHead } from '../shared/room-head';
import { SmallButton } from '../shared/small-button';
import { useSpace } from '../shared/use-space';
import { KeyRow } from './key-row';
import { addThisDevice, renewRecovery, type SpaceKeyStep, setPhrase, spaceForNewKey } from './key-steps';
import { NewKeyDialog } from './new-key-dialog';
import { SpaceSessions } from './space-sessions';

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
  const fault = adding.error ?? beginning.error;
  return (
    <div className="grid gap-8">
      <RoomHead title={t('title')} lead={t('lead')} />
      <ul className="border-t-[1.5px] border-tinta">
        {view.keys.map((key) => (
          <KeyRow key={key.id} spaceKey={key} />
        ))}
      </ul>
      <p key={digits} className="max-w-texto">
        {t.rich('fingerprint', { digits, b: (text) => <b className="font-titular tabular-nums">{text}</b> })}
      </p>
      <div className="grid gap-4">
        <p className="flex flex-wrap gap-3">
          <SmallButton
            aria-disabled={isBusy}
            onClick={() => isBusy || adding.mutate(undefined, { onSuccess: () => setIsKeyNew(true) })}
          >
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
          {adding.data && (adding.data.opens ? t('added') : t('addedDoorOnly'))}
        </p>
        {fault && <FaultNote fault={fault} />}
      </div>
      <SpaceSessions isOffered={isKeyNew} onAnswered={() => setIsKeyNew(false)} />
      {asked?.step === 'phrase' && (
        <NewKeyDialog title={t('phraseDialog')} onCancel={close}>
          <PhraseStep space={asked.space} take={(phrase) => setPhrase(phrase).then(stored)} />
        </NewKeyDialog>
      )}
      {asked?.step === 'recovery' && (
        <NewKeyDialog title={t('recoveryDialog')} onCancel={close}>
          <RecoveryStep
            space={asked.space}
            recipient={recipient}
            submit={t('recoverySubmit')}
            take={(recovery) => renewRecovery(recovery).then(stored)}
          />
        </NewKeyDialog>
      )}
    </div>
  );
}

export const KeysTab = withMessages(messages, Keys);
