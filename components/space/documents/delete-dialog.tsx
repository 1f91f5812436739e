import { useTranslations } from 'next-intl';
import { SmallButton } from '../shared/small-button';
import { SpaceDialog } from '../shared/space-dialog';

type Props = { name: string; onClose: () => void; onConfirm: () => void };

export function DeleteDialog({ name, onClose, onConfirm }: Props) {
  const t = useTranslations('SpaceDocuments.deletion');
  const shared = useTranslations('SpaceShared');
  return (
    <SpaceDialog title={t('title', { name })} onClose={onClose}>
      <p>{t('text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <SmallButton look="danger" onClick={onConfirm}>
          {t('submit')}
        </SmallButton>
        <SmallButton onClick={onClose}>{shared('cancel')}</SmallButton>
      </p>
    </SpaceDialog>
  );
}
