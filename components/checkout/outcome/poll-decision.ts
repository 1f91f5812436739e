import type { OrderAnswer } from '../state/api';
import type { Outcome } from '../state/checkout-state';

/** Milliseconds between two questions. */
export const POLL_INTERVAL = 5_000;
export const MAX_POLLS = 60;

/** How an order ended, or null while it may still change. */
export function outcomeOf({ order }: OrderAnswer): Outcome | null {
  switch (order.status) {
    case 'pending':
      return null;
    case 'confirmed':
      return order.paymentStatus === 'paid' ? 'confirmed' : null;
    case 'needs_attention':
      return 'needs-attention';
    case 'refunded':
      return 'refunded';
    case 'expired':
    case 'cancelled':
    case 'failed':
      return order.paymentStatus === 'unpaid' ? 'unpaid' : 'unclear';
  }
}

type PollDecision = { kind: 'finished'; outcome: Outcome } | { kind: 'again' } | { kind: 'timeout' };

/** What to do after an answer, or after none (`null`: the network or the server failed, which ends nothing). Instants in milliseconds. */
export function decidePoll(answer: OrderAnswer | null, polls: number, deadline: number, now: number): PollDecision {
  const outcome = answer && outcomeOf(answer);
  // While polling, paid means that the webhook or the sweep has settled it too.
  if (outcome && (outcome !== 'confirmed' || answer.order.webhookProcessed)) return { kind: 'finished', outcome };
  return polls >= MAX_POLLS || now >= deadline ? { kind: 'timeout' } : { kind: 'again' };
}
