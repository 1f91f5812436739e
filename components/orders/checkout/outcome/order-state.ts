import type { OrderView } from '@/lib/orders/contract';
import type { ApiFailure } from '../state/call-api';
import type { Outcome } from '../state/checkout-state';
import { isUnknownSession, type OrderPoll } from './poll-rules';

export type OrderState =
  | { kind: 'loading' }
  | { kind: 'unknown-session' }
  | { kind: 'failed'; failure: ApiFailure }
  /** Not final yet. `view` is null where only the status is known. */
  | { kind: 'open'; timedOut: boolean; view: OrderView | null }
  | { kind: 'ended'; outcome: Outcome; view: OrderView | null };

/** What a screen shows of a poll. A failure does not replace an outcome that is shown already. */
export function orderState(poll: OrderPoll | undefined): OrderState {
  if (!poll) return { kind: 'loading' };
  const { failure, reading, status } = poll;
  if (failure && isUnknownSession(failure)) return { kind: 'unknown-session' };
  if (reading?.outcome) return { kind: 'ended', outcome: reading.outcome, view: reading.view };
  return failure
    ? { kind: 'failed', failure }
    : { kind: 'open', timedOut: status === 'timeout', view: reading?.view ?? null };
}
