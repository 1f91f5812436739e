import { useCallback, useEffect, useState } from 'react';
import { type ApiFailure, fetchOrder, type OrderAnswer } from '../state/api';
import type { Outcome } from '../state/checkout-state';
import { MAX_POLLS, outcomeOf, POLL_INTERVAL } from './poll-decision';
import { settlePayment } from './settle-payment';

export type PaymentResult =
  | { kind: 'loading' }
  /** Nobody knows this session. */
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: ApiFailure }
  /** Not final yet; `patient` once this page has stopped asking. */
  | { kind: 'open'; patient: boolean }
  | { kind: 'ended'; outcome: Outcome; answer: OrderAnswer | null };

/** The provider is asked in the first round and then every so many; in between the order alone is read. */
const PROVIDER_EVERY = 6;

/** An online appointment whose link the calendar has not given yet. */
function awaitsLink({ order, booking }: OrderAnswer): boolean {
  return order.status === 'confirmed' && booking?.bookingType === 'online' && booking.googleMeetLink === null;
}

/** How a payment stands, asked until it is final and its meeting link is there. With `settled` the outcome is known and only the order is read. */
export function usePaymentResult(sessionId: string, { settled }: { settled: boolean }) {
  const [result, setResult] = useState<PaymentResult>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks from the start
  useEffect(() => {
    const left = new AbortController();
    let rounds = 0;
    let timer: ReturnType<typeof setTimeout>;

    async function read() {
      const asksProvider = !settled && rounds % PROVIDER_EVERY === 0;
      rounds++;
      if (asksProvider) return settlePayment('confirm', sessionId, left.signal);
      const order = await fetchOrder(sessionId, left.signal);
      return order.ok ? { ok: true as const, value: { outcome: outcomeOf(order.value), answer: order.value } } : order;
    }

    async function ask() {
      const reading = await read();
      if (left.signal.aborted) return;
      const again = rounds < MAX_POLLS;
      if (!reading.ok) {
        const { failure } = reading;
        const unknown = failure.kind === 'refused' && (failure.code === 'not_found' || failure.code === 'invalid');
        // What is on screen already stays there while the network is away.
        setResult((shown) =>
          unknown ? { kind: 'unknown' } : shown.kind === 'ended' ? shown : { kind: 'failed', failure },
        );
        if (!unknown && again) timer = setTimeout(ask, POLL_INTERVAL);
        return;
      }
      const { outcome, answer } = reading.value;
      setResult(outcome ? { kind: 'ended', outcome, answer } : { kind: 'open', patient: !again });
      const unfinished = outcome === null || answer === null || awaitsLink(answer);
      if (unfinished && again) timer = setTimeout(ask, POLL_INTERVAL);
    }

    setResult((shown) => (shown.kind === 'ended' ? shown : { kind: 'loading' }));
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [sessionId, settled, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { result, retry };
}
