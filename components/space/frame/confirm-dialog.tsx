import { useTranslations } from 'next-intl';
import type { Identity } from '@/lib/sealing/identity';
import { KeyPanel } from '../opening/key-panel';
import { SmallButton } from '../shared/small-button';
import { SpaceDialog } from '../shared/space-dialog';
import { useSpace } from '../shared/use-space';

/** Before keys or data are changed, data leaves or goes: one of its keys once more. */
export function ConfirmDialog({ onDone }: { onDone: (identity: Identity | null) => void }) {
  const t = useTranslations('SpaceFrame.confirm');
  const shared = useTranslations('SpaceShared');
  const { view } = useSpace();
  return (
    <SpaceDialog title={t('title')} onClose={() => onDone(null)}>
      <p className="mb-6">{t('text')}</p>
      <KeyPanel view={view} onOpened={onDone} />
      <p className="mt-6">
        <SmallButton look="quiet" onClick={() => onDone(null)}>
          {shared('cancel')}
        </SmallButton>
      </p>
    </SpaceDialog>
  );
}
