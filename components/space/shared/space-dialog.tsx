import { Modal, type ModalProps } from '@/components/private/modal';

/** There as long as it is rendered. */
export function SpaceDialog(props: ModalProps) {
  return <Modal size="space" {...props} />;
}
