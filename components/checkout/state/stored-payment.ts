import { type Outcome, reduceCheckout } from './checkout-state';
import { type StoredPayment, saveCheckout, storedPayments } from './tab-storage';

function storedPayment(storage: Storage | null, sessionId: string): StoredPayment | undefined {
  return storedPayments(storage).find((payment) => payment.sessionId === sessionId);
}

/** The payment that this tab went to make; the last resort of a page whose address does not name it. */
export function openPayment(storage: Storage | null): string | null {
  return storedPayments(storage).find(({ state }) => state.outcome === null)?.sessionId ?? null;
}

/** The purchase is over: this tab forgets what was typed, and knows how it ended for whoever comes back to it. */
export function finishPayment(storage: Storage | null, sessionId: string, outcome: Outcome): void {
  const stored = storedPayment(storage, sessionId);
  if (!stored) return;
  const { slug, state } = stored;
  saveCheckout(storage, slug, reduceCheckout({ price: state.selectedPrice }, state, { type: 'finished', outcome }));
}

/** Lets go of a payment that came to nothing and keeps what was typed; returns where to go on, or null if this tab does not know it. */
export function reopenCheckout(storage: Storage | null, sessionId: string): string | null {
  const stored = storedPayment(storage, sessionId);
  if (!stored) return null;
  const { slug, state } = stored;
  const price = state.selectedPrice;
  saveCheckout(storage, slug, reduceCheckout({ price }, state, { type: 'payment-abandoned' }));
  return `/checkout/${slug}?paso=pago`;
}
