import { useTranslations } from 'next-intl';
import type { Identity } from '@/lib/sealing/identity';
import { RecoveryStep } from '../creation/recovery-step';
import { SmallButton } from '../shared/small-button';
import { SpaceDialog } from '../shared/space-dialog';
import { spaceFetch } from '../shared/space-fetch';

/** The one before opens nothing once this one is stored, and not before. */
export function NewRecoveryDialog({ space, onDone }: { space: Identity; onDone: () => void }) {
  const t = useTranslations('SpaceKeys');
  const shared = useTranslations('SpaceShared');
  return (
    <SpaceDialog title={t('recoveryDialog')} stays onClose={onDone}>
      <RecoveryStep
        space={space}
        submit={t('recoverySubmit')}
        take={async (recovery) => {
          await spaceFetch('/recovery', { method: 'PUT', body: recovery });
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
