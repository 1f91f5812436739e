import { readStored, writeStored } from '@/components/shared/browser/tab-storage';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { offeredPrices } from '@/lib/orders/catalog/price';
import { APPOINTMENT_MODES } from '@/lib/shared/appointment-mode';
import { isNullOr, isNumber, isOneOf, isShape, isText, isWebAddress } from '@/lib/shared/json-guards';
import { type CheckoutState, type Outcome, reduceCheckout } from './checkout-state';

/** Changes with the stored shape: a tab with the older shape then starts over instead of breaking. */
const PREFIX = 'checkout:v1:';

const isStoredState = isShape<CheckoutState>({
  customer: isShape({ fullName: isText, email: isText, phone: isText }),
  userId: isNullOr(isText),
  selectedPrice: isNumber,
  date: isNullOr(isText),
  time: isNullOr(isText),
  bookingType: isOneOf(...APPOINTMENT_MODES),
  notes: isText,
  hourLost: isNullOr(isText),
  hold: isNullOr(isShape({ token: isText, expiresAt: isNumber })),
  attempt: isNullOr(isShape({ key: isText, fingerprint: isText })),
  payment: isNullOr(isShape({ orderId: isText, sessionId: isText, checkoutUrl: isWebAddress, expiresAt: isNumber })),
  outcome: isNullOr(isOneOf('confirmed', 'needs-attention', 'refunded', 'unpaid', 'unclear')),
});

function read(storage: Storage | null, key: string): CheckoutState | null {
  const stored = readStored(storage, key);
  return isStoredState(stored) ? stored : null;
}

/** The stored state of a checkout; null if there is none or it is malformed. */
export function loadCheckout(
  storage: Storage | null,
  product: Pick<CatalogProduct, 'slug' | 'price' | 'priceMax' | 'priceType'>,
): CheckoutState | null {
  const state = read(storage, PREFIX + product.slug);
  if (!state) return null;
  return offeredPrices(product).includes(state.selectedPrice) ? state : { ...state, selectedPrice: product.price };
}

/** Without storage only a refresh loses what was typed; the purchase goes on. */
export function saveCheckout(storage: Storage | null, slug: string, state: CheckoutState): void {
  writeStored(storage, PREFIX + slug, state);
}

type StoredPayment = { slug: string; state: CheckoutState; sessionId: string };

/** The checkouts of this tab whose payment was started. */
export function storedPayments(storage: Storage | null): StoredPayment[] {
  if (!storage) return [];
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const state = read(storage, key);
      return state?.payment ? [{ slug: key.slice(PREFIX.length), state, sessionId: state.payment.sessionId }] : [];
    });
}

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
