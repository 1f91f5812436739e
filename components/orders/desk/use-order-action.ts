import { useDeskAction } from '@/components/private/desk/use-desk-action';
import type { PrivateFault } from '@/components/private/private-fault';
import type { ShownOrder } from './shown-order';

export type DialogProps = {
  order: ShownOrder;
  onClose: () => void;
  onDone: () => void;
  /** The order had changed meanwhile: the dialog has nothing left to do. */
  onLost: (fault: PrivateFault) => void;
};

/** What another try, in the same dialog, may mend. */
const MENDABLE: readonly string[] = [
  'slot_taken',
  'hour_blocked',
  'hour_closed',
  'hour_unchanged',
  'refund_too_much',
  'withdrawal_late',
  'withdrawal_not_then',
];

export function useOrderAction<Body>(path: string, { order, onDone, onLost }: DialogProps) {
  const action = useDeskAction<Body>(`/orders/${order.id}/${path}`);
  const send = (body: Body) =>
    action.mutate(body, {
      onSuccess: onDone,
      onError: (fault: PrivateFault) => {
        if (fault.status === 409 && !MENDABLE.includes(fault.code)) onLost(fault);
      },
    });
  return { send, call: action };
}
