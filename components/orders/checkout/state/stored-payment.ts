import { type Outcome, reduceCheckout } from './checkout-state';
import { type StoredPayment, saveCheckout, storedPayments } from './stored-checkout';

function storedPayment(storage: Storage | null, sessionId: string): StoredPayment | undefined {
  return storedPayments(storage).find((payment) => payment.sessionId === sessionId);
}

/** The session of this tab's open payment, for a page whose address does not name one. */
export function openPayment(storage: Storage | null): string | null {
  return storedPayments(storage).find(({ state }) => state.outcome === null)?.sessionId ?? null;
}

/** Stores how the purchase ended, and deletes what was typed if it is settled. */
export function finishPayment(storage: Storage | null, sessionId: string, outcome: Outcome): void {
  const stored = storedPayment(storage, sessionId);
  if (!stored) return;
  const { slug, state } = stored;
  saveCheckout(storage, slug, reduceCheckout({ price: state.selectedPrice }, state, { type: 'finished', outcome }));
}

/** Removes an unsuccessful payment and keeps what was typed. Returns the path of the checkout, or null if this tab does not know the payment. */
export function reopenCheckout(storage: Storage | null, sessionId: string): string | null {
  const stored = storedPayment(storage, sessionId);
  if (!stored) return null;
  const { slug, state } = stored;
  const price = state.selectedPrice;
  saveCheckout(storage, slug, reduceCheckout({ price }, state, { type: 'payment-abandoned' }));
  return `/checkout/${slug}?paso=pago`;
}
