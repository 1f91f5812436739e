import { useTranslations } from 'next-intl';
import { Modal, type ModalProps } from '@/components/private/modal';
import { SmallButton } from '@/components/private/small-button';

type Props = ModalProps & {
  /** Below all of it there is a button that closes it, whatever else does. */
  cancels?: boolean;
};

/** There as long as it is rendered. */
export function SpaceDialog({ cancels = false, children, ...props }: Props) {
  const t = useTranslations('SpaceShared');
  return (
    <Modal size="space" {...props}>
      {children}
      {cancels && (
        <p className="mt-6">
          <SmallButton look="quiet" onClick={props.onClose}>
            {t('cancel')}
          </SmallButton>
        </p>
      )}
    </Modal>
  );
}
