import type { PlaceOrderFailure } from '@/lib/orders/place-order';
import { type Fields, problem, refused } from './problem';
import { tooManyClaims } from './rate-limited';

type Refusal = Exclude<
  PlaceOrderFailure,
  'slot-taken' | 'too-many-claims' | 'key-reused' | 'order-closed' | 'payments-down'
>;

/** Why an order was not placed, as an answer. `refusals` names the request's own fields. */
export function orderProblem(reason: PlaceOrderFailure, refusals: Record<Refusal, Fields>): Promise<Response> {
  switch (reason) {
    case 'slot-taken':
      return problem(409, 'slot_taken');
    case 'too-many-claims':
      return tooManyClaims();
    case 'key-reused':
      return problem(409, 'idempotency_conflict');
    case 'order-closed':
      return problem(409, 'order_closed');
    case 'payments-down':
      return problem(502, 'payments_down');
    default:
      return refused(refusals[reason]);
  }
}

/** The browser's name for its order, at most 255 characters as Stripe has it; null if it gave none. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')?.trim();
  return key ? key.slice(0, 255) : null;
}
