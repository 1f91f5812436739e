import { reduceCheckout } from './checkout-state';
import { clearCheckout, type StoredPayment, saveCheckout, storedPayments } from './tab-storage';

function storedPayment(storage: Storage | null, sessionId: string): StoredPayment | undefined {
  return storedPayments(storage).find((payment) => payment.sessionId === sessionId);
}

/** The payment that this tab went to make; the last resort of a page whose address does not name it. */
export function openPayment(storage: Storage | null): string | null {
  return storedPayments(storage).find(({ state }) => state.outcome === null)?.sessionId ?? null;
}

/** The purchase is over: this tab need not remember what was typed. */
export function forgetPayment(storage: Storage | null, sessionId: string): void {
  const stored = storedPayment(storage, sessionId);
  if (stored) clearCheckout(storage, stored.slug);
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
