import { useEffect, useState } from 'react';
import { onRestored } from '@/components/shared/browser/on-restored';
import type { Outcome } from '../state/checkout-state';
import { readPaymentMessage } from './payment-message';
import { readOrder } from './read-order';

/** Listens to the window in which the visitor pays. */
export function usePaymentWindow(sessionId: string, finish: (outcome: Outcome) => void, cancel: () => Promise<void>) {
  useEffect(() => {
    const left = new AbortController();
    async function receive(event: MessageEvent) {
      const message = readPaymentMessage(event, window.location.origin);
      if (message?.type === 'PAYMENT_CANCELED') return void cancel();
      if (message?.type !== 'PAYMENT_SUCCESS' || message.sessionId !== sessionId) return;
      const result = await readOrder('confirm', sessionId, left.signal);
      if (result.ok && result.value.outcome && !left.signal.aborted) finish(result.value.outcome);
    }
    window.addEventListener('message', receive);
    return () => {
      left.abort();
      window.removeEventListener('message', receive);
    };
  }, [sessionId, finish, cancel]);
}

/** True once the visitor is back from the provider: this page was left, or another window had the focus. */
export function useReturned(resumed: boolean): boolean {
  const [returned, setReturned] = useState(resumed);
  useEffect(() => {
    const comeBack = () => setReturned(true);
    const end = onRestored(comeBack);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('focus', comeBack);
      end();
    };
  }, []);
  return returned;
}
