import { useDeskAction } from '@/components/private/desk/use-desk-action';
import type { PrivateFault } from '@/components/private/private-fault';
import type { DialogProps } from './dialog-props';

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
  return { send, isPending: action.isPending, fault: action.error };
}
