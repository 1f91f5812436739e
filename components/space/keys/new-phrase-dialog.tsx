import { useTranslations } from 'next-intl';
import type { Identity } from '@/lib/sealing/identity';
import { PhraseStep } from '../creation/phrase-step';
import { SmallButton } from '../shared/small-button';
import { SpaceDialog } from '../shared/space-dialog';
import { spaceFetch } from '../shared/space-fetch';

export function NewPhraseDialog({ space, onDone }: { space: Identity; onDone: () => void }) {
  const t = useTranslations('SpaceKeys');
  const shared = useTranslations('SpaceShared');
  return (
    <SpaceDialog title={t('phraseDialog')} stays onClose={onDone}>
      <PhraseStep
        space={space}
        take={async (phrase) => {
          await spaceFetch('/phrase', { method: 'PUT', body: phrase });
          onDone();
        }}
      />
      <p className="mt-6">
        <SmallButton look="quiet" onClick={onDone}>
          {shared('cancel')}
        </SmallButton>
      </p>
    </SpaceDialog>
  );
}
