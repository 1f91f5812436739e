import { useTranslations } from 'next-intl';
import { SmallButton } from '../shared/small-button';
import { SpaceDialog } from '../shared/space-dialog';
import { useTeamKey } from './use-team-key';

type Props = {
  name: string;
  /** As it is now. */
  isShared: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** What the team will be able to do, or no more, before it is done. */
export function SharingDialog({ name, isShared, onClose, onConfirm }: Props) {
  const t = useTranslations(isShared ? 'SpaceDocuments.unsharing' : 'SpaceDocuments.sharing');
  const visibility = useTranslations('SpaceDocuments.visibility');
  const shared = useTranslations('SpaceShared');
  const { data: key } = useTeamKey(!isShared);
  return (
    <SpaceDialog title={t('title', { name })} onClose={onClose}>
      <p>{t('text')}</p>
      {key && <p className="mt-3 text-nota text-tinta-2">{visibility('fingerprint', { digits: key.fingerprint })}</p>}
      <p className="mt-6 flex flex-wrap gap-3">
        <SmallButton onClick={onConfirm}>{t('submit')}</SmallButton>
        <SmallButton look="quiet" onClick={onClose}>
          {shared('cancel')}
        </SmallButton>
      </p>
    </SpaceDialog>
  );
}
