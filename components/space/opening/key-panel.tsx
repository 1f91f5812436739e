import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isAtAddress, NameNeeded } from '@/components/keys/name-needed';
import { Notice } from '@/components/ui/notice';
import type { Identity } from '@/lib/sealing/identity';
import type { SpaceView } from '@/lib/space/contract';
import { byPhrase } from './enter-space';
import { PasskeyButton } from './passkey-button';
import { PhraseForm } from './phrase-form';

type Props = { view: SpaceView; onOpened: (identity: Identity) => void };

/** For the holder of a session: a touch of one of the space's passkeys, or its phrase. */
export function KeyPanel({ view, onOpened }: Props) {
  const t = useTranslations('SpaceEntry');
  const [opensNothing, setOpensNothing] = useState(false);
  const { stretching } = view;
  const hasPasskey = view.keys.some(({ kind }) => kind === 'passkey');
  return (
    <div className="grid gap-8">
      {hasPasskey && isAtAddress() && <NameNeeded texts="SpaceShared.nameNeeded" />}
      {hasPasskey && !isAtAddress() && (
        <PasskeyButton
          purpose="confirm"
          onOpened={(identity) => (identity ? onOpened(identity) : setOpensNothing(true))}
        />
      )}
      {opensNothing && <Notice tone="error">{t('opensNothing')}</Notice>}
      {stretching && (
        <div>
          {hasPasskey && <p className="mb-4 font-bold">{t('orPhrase')}</p>}
          <PhraseForm
            submit={t('phrase.open')}
            open={(phrase) => byPhrase(phrase, stretching, null)}
            onOpened={onOpened}
          />
        </div>
      )}
    </div>
  );
}
