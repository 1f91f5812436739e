import type { CatalogProduct } from '@/lib/catalog/queries';
import { type CheckoutState, offeredPrices } from './checkout-state';
import { isNullOr, isNumber, isOneOf, isShape, isText, isWebAddress } from './json-guards';

/** Changed whenever the stored shape changes: an older tab then starts afresh instead of breaking. */
const PREFIX = 'checkout:v1:';

const isStoredState = isShape<CheckoutState>({
  customer: isShape({ fullName: isText, email: isText, phone: isText }),
  userId: isNullOr(isText),
  selectedPrice: isNumber,
  date: isNullOr(isText),
  time: isNullOr(isText),
  bookingType: isOneOf('online', 'in-person'),
  notes: isText,
  hourLost: isNullOr(isText),
  hold: isNullOr(isShape({ token: isText, expiresAt: isNumber })),
  attempt: isNullOr(isShape({ key: isText, fingerprint: isText })),
  payment: isNullOr(isShape({ orderId: isText, sessionId: isText, checkoutUrl: isWebAddress, expiresAt: isNumber })),
  outcome: isNullOr(isOneOf('confirmed', 'needs-attention', 'refunded', 'unpaid', 'unclear')),
});

/** This tab's storage, or null on the server and where the visitor's browser refuses it. */
export function tabStorage(): Storage | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function parse(text: string | null): CheckoutState | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredState(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** What this tab remembers of a checkout; null if there is nothing, or nothing that can be trusted. */
export function loadCheckout(
  storage: Storage | null,
  product: Pick<CatalogProduct, 'slug' | 'price' | 'priceMax' | 'priceType'>,
): CheckoutState | null {
  const state = storage && parse(storage.getItem(PREFIX + product.slug));
  if (!state) return null;
  return offeredPrices(product).includes(state.selectedPrice) ? state : { ...state, selectedPrice: product.price };
}

export function saveCheckout(storage: Storage | null, slug: string, state: CheckoutState): void {
  try {
    storage?.setItem(PREFIX + slug, JSON.stringify(state));
  } catch {
    // A full storage costs the visitor a refresh's memory, not the purchase.
  }
}

export type StoredPayment = { slug: string; state: CheckoutState; sessionId: string };

/** The checkouts of this tab that went to pay. */
export function storedPayments(storage: Storage | null): StoredPayment[] {
  if (!storage) return [];
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const state = parse(storage.getItem(key));
      return state?.payment ? [{ slug: key.slice(PREFIX.length), state, sessionId: state.payment.sessionId }] : [];
    });
}
