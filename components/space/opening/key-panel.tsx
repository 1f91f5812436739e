import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isAtAddress, NameNeeded } from '@/components/private/keys/name-needed';
import { Notice } from '@/components/shared/ui/notice';
import type { Recipient } from '@/lib/private/sealing/identity';
import type { SpaceView } from '@/lib/space/contract';
import { SpaceDialog } from '../shared/space-dialog';
import { byPasskey, byPhrase } from './enter-space';
import { PasskeyButton } from './passkey-button';
import { PhraseForm } from './phrase-form';
import type { Opened } from './ways';

type Props = {
  view: SpaceView;
  /** Of the space that is open here already: a key of another one is refused. */
  held: Recipient | null;
  onOpened: (opened: Opened) => void;
};

/** For the holder of a session: a touch of one of the space's passkeys, or its phrase. */
export function KeyPanel({ view, held, onOpened }: Props) {
  const t = useTranslations('SpaceEntry');
  const [opensNothing, setOpensNothing] = useState(false);
  const { stretching } = view;
  const hasPasskey = view.keys.some(({ kind }) => kind === 'passkey');
  return (
    <div className="grid gap-8">
      {hasPasskey && isAtAddress() && <NameNeeded texts="SpaceShared.nameNeeded" />}
      {hasPasskey && !isAtAddress() && (
        <PasskeyButton
          open={() => byPasskey('confirm', held)}
          onOpened={(opened) => (opened ? onOpened(opened) : setOpensNothing(true))}
        />
      )}
      {opensNothing && <Notice tone="error">{t('opensNothing')}</Notice>}
      {stretching && (
        <div>
          {hasPasskey && <p className="mb-4 font-bold">{t('orPhrase')}</p>}
          <PhraseForm
            submit={t('phrase.open')}
            open={(phrase) => byPhrase(phrase, stretching, { held })}
            onOpened={onOpened}
          />
        </div>
      )}
    </div>
  );
}

type ConfirmDialogProps = {
  view: SpaceView;
  /** Of the space that is open here. */
  held: Recipient;
  onDone: (opened: Opened | null) => void;
};

/** Before keys or data are changed, data leaves or goes: one of its keys once more. */
export function ConfirmDialog({ view, held, onDone }: ConfirmDialogProps) {
  const t = useTranslations('SpaceFrame.confirm');
  return (
    <SpaceDialog title={t('title')} cancels onClose={() => onDone(null)}>
      <p className="mb-6">{t('text')}</p>
      <KeyPanel view={view} held={held} onOpened={onDone} />
    </SpaceDialog>
  );
}
