import { useEffect, useState } from 'react';
import { fetchOrder } from '../state/api';
import type { Outcome } from '../state/checkout-state';
import { decidePoll, MAX_POLLS, POLL_INTERVAL } from './poll-decision';

type PaymentPoll = {
  status: 'checking' | 'timeout';
  /** The last question went unanswered. */
  unreachable: boolean;
  /** When this page stops asking, milliseconds. */
  deadline: number;
};

/** Asks for the order until it is final or the patience is over; starts again when the page comes back out of the browser's memory. */
export function usePaymentPoll(sessionId: string, onFinished: (outcome: Outcome) => void): PaymentPoll {
  const [round, setRound] = useState(0);
  const [poll, setPoll] = useState<PaymentPoll>(freshPoll);

  useEffect(() => {
    const restart = (event: PageTransitionEvent) => event.persisted && setRound((count) => count + 1);
    window.addEventListener('pageshow', restart);
    return () => window.removeEventListener('pageshow', restart);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks from the start
  useEffect(() => {
    const left = new AbortController();
    const start = freshPoll();
    let polls = 0;
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      polls++;
      const result = await fetchOrder(sessionId, left.signal);
      if (left.signal.aborted) return;
      const decision = decidePoll(result.ok ? result.value : null, polls, start.deadline, Date.now());
      if (decision.kind === 'finished') return onFinished(decision.outcome);
      setPoll({ ...start, status: decision.kind === 'timeout' ? 'timeout' : 'checking', unreachable: !result.ok });
      if (decision.kind === 'again') timer = setTimeout(ask, POLL_INTERVAL);
    }
    setPoll(start);
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [sessionId, onFinished, round]);

  return poll;
}

function freshPoll(): PaymentPoll {
  return { status: 'checking', unreachable: false, deadline: Date.now() + MAX_POLLS * POLL_INTERVAL };
}
