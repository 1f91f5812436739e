import { Modal, type ModalProps } from '@/components/private/modal';
import { useSession } from '../use-session';

/** Hidden while there is no session, because it would cover the sign-in; what was typed in it stays. */
export function DeskDialog({ open, ...props }: ModalProps & { open: boolean }) {
  const isHere = Boolean(useSession().data?.staff);
  return <Modal size="desk" open={open && isHere} unmount={!open} {...props} />;
}
