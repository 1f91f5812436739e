import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FaultNote } from '../shared/fault-note';
import { SmallButton } from '../shared/small-button';
import { useSpace } from '../shared/use-space';
import { useSpaceChange } from '../shared/use-space-change';
import { KeyRow } from './key-row';
import { addThisDevice, type SpaceKeyStep, spaceForNewKey } from './key-steps';
import { NewPhraseDialog } from './new-phrase-dialog';
import { NewRecoveryDialog } from './new-recovery-dialog';

/** Everything that opens the space, and how it is changed. Each change asks for a key first. */
export function KeysTab() {
  const t = useTranslations('SpaceKeys');
  const { view } = useSpace();
  const [asked, setAsked] = useState<SpaceKeyStep | null>(null);
  const adding = useSpaceChange(addThisDevice);
  const beginning = useSpaceChange(async (step: SpaceKeyStep['step']) =>
    setAsked({ step, space: await spaceForNewKey() }),
  );
  const isBusy = adding.isPending || beginning.isPending;
  const begin = (step: SpaceKeyStep['step']) => isBusy || beginning.mutate(step);
  const hasPhrase = view.stretching !== null;
  const fault = adding.error ?? beginning.error;
  return (
    <div className="grid gap-8">
      <div className="max-w-texto">
        <h2 className="text-t2">{t('title')}</h2>
        <p className="mt-3">{t('lead')}</p>
      </div>
      <ul className="border-t-[1.5px] border-tinta">
        {view.keys.map((key) => (
          <KeyRow key={key.id} spaceKey={key} />
        ))}
      </ul>
      <div className="grid gap-4">
        <p className="flex flex-wrap gap-3">
          <SmallButton aria-disabled={isBusy} onClick={() => isBusy || adding.mutate()}>
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
      {asked?.step === 'phrase' && <NewPhraseDialog space={asked.space} onDone={() => setAsked(null)} />}
      {asked?.step === 'recovery' && <NewRecoveryDialog space={asked.space} onDone={() => setAsked(null)} />}
    </div>
  );
}
