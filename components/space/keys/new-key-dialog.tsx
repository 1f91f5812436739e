import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SmallButton } from '../shared/small-button';
import { SpaceDialog } from '../shared/space-dialog';

type Props = { title: string; onCancel: () => void; children: ReactNode };

/** Around a key that is made now: what it shows is not shown again, so only its buttons close it. */
export function NewKeyDialog({ title, onCancel, children }: Props) {
  const t = useTranslations('SpaceShared');
  return (
    <SpaceDialog title={title} stays onClose={onCancel}>
      {children}
      <p className="mt-6">
        <SmallButton look="quiet" onClick={onCancel}>
          {t('cancel')}
        </SmallButton>
      </p>
    </SpaceDialog>
  );
}
