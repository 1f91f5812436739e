import type { orderActions } from '@/app/api/desk/order-actions';
import { deskRoom } from '@/components/private/desk/desk-room';
import type { Problem } from '@/components/private/problem';
import { useCall } from '@/components/private/use-call';
import type { ShownOrder } from './shown-order';

export const orderActionsApi = deskRoom<typeof orderActions>('/orders');

export type DialogProps = {
  order: ShownOrder;
  onClose: () => void;
  onDone: () => void;
  /** The order had changed meanwhile: the dialog has nothing left to do. */
  onLost: (problem: Problem) => void;
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

/** Sends what a dialog asks for. What another try cannot mend closes the dialog: `onLost`. */
export function useOrderAction<Body>(call: (body: Body) => Promise<unknown>, { onDone, onLost }: DialogProps) {
  const action = useCall('desk', call);
  const send = (body: Body) =>
    action.mutate(body, {
      onSuccess: onDone,
      onError: (problem: Problem) => {
        if (problem.status === 409 && !MENDABLE.includes(problem.code)) onLost(problem);
      },
    });
  return { send, call: action };
}
