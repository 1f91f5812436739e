import { useTranslations } from 'next-intl';
import type { Recipient } from '@/lib/private/sealing/identity';
import type { SpaceView } from '@/lib/space/contract';
import { KeyPanel } from '../opening/key-panel';
import type { Opened } from '../opening/ways';
import { SmallButton } from '../shared/small-button';
import { SpaceDialog } from '../shared/space-dialog';

type Props = {
  view: SpaceView;
  /** Of the space that is open here. */
  held: Recipient;
  onDone: (opened: Opened | null) => void;
};

/** Before keys or data are changed, data leaves or goes: one of its keys once more. */
export function ConfirmDialog({ view, held, onDone }: Props) {
  const t = useTranslations('SpaceFrame.confirm');
  const shared = useTranslations('SpaceShared');
  return (
    <SpaceDialog title={t('title')} onClose={() => onDone(null)}>
      <p className="mb-6">{t('text')}</p>
      <KeyPanel view={view} held={held} onOpened={onDone} />
      <p className="mt-6">
        <SmallButton look="quiet" onClick={() => onDone(null)}>
          {shared('cancel')}
        </SmallButton>
      </p>
    </SpaceDialog>
  );
}
