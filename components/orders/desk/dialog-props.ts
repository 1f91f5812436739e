import type { PrivateFault } from '@/components/private/private-fault';
import type { ShownOrder } from './shown-order';

export type DialogProps = {
  order: ShownOrder;
  onClose: () => void;
  onDone: () => void;
  /** The order had changed meanwhile: the dialog has nothing left to do. */
  onLost: (fault: PrivateFault) => void;
};
