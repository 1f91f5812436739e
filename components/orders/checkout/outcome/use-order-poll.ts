import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { onRestored } from '@/components/shared/browser/on-restored';
import type { OrderView } from '@/lib/orders/contract';
import { isSettled } from '../state/checkout-state';
import { MAX_POLLS, nextPoll, type OrderPoll, POLL_INTERVAL_MS, type PollPurpose, pollRules } from './poll-rules';
import { outcomeOf, readOrder } from './read-order';

/** One series of polls. `shown` is the outcome that a series before it has ended with: no failure replaces it. */
type Round = { startedAt: number; shown: OrderPoll | undefined };

/** What an order that has ended looks like before the first poll, also without a script. */
function pollOf(known: OrderView | null): OrderPoll | undefined {
  const outcome = known && outcomeOf(known.order.status, known.order.paymentStatus);
  return outcome && isSettled(outcome)
    ? { polls: 0, reading: { outcome, view: known }, problem: null, status: 'polling' }
    : undefined;
}

const roundAfter = (poll: OrderPoll | undefined): Round => ({
  startedAt: Date.now(),
  shown: poll?.reading?.outcome ? { polls: 0, reading: poll.reading, problem: null, status: 'polling' } : undefined,
});

/** Polls the order of a Checkout session until it is final or the time is over. `poll` is undefined until the first response. */
export function useOrderPoll(sessionId: string, purpose: PollPurpose, known: OrderView | null = null) {
  const [{ startedAt, shown }, setRound] = useState(() => roundAfter(pollOf(known)));
  const queryKey = ['order-outcome', purpose, sessionId, startedAt];
  const { data: poll } = useQuery<OrderPoll>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const previous = client.getQueryData<OrderPoll>(queryKey) ?? shown;
      const question = pollRules[purpose].question(previous?.polls ?? 0, Boolean(previous?.reading));
      const result = await readOrder(question, sessionId, signal);
      return nextPoll(purpose, previous, result, startedAt, Date.now());
    },
    // Failures of the network are values: what rejects is a bug.
    retry: false,
    throwOnError: true,
    networkMode: 'always',
    refetchInterval: ({ state }) => state.data?.status === 'polling' && POLL_INTERVAL_MS,
    // The payment window covers this page.
    refetchIntervalInBackground: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: shown,
  });

  const restart = useCallback(() => setRound(roundAfter(poll)), [poll]);
  const isFinal = poll?.status === 'final';
  // Timers and requests do not survive the back/forward cache reliably.
  useEffect(() => onRestored(() => !isFinal && restart()), [isFinal, restart]);

  return { poll, deadline: startedAt + MAX_POLLS * POLL_INTERVAL_MS, restart };
}
