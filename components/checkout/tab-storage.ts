import { z } from 'zod';
import type { CatalogProduct } from '@/lib/catalog/queries';
import { BOOKING_TYPES } from '@/lib/orders/schema';
import { type CheckoutState, offeredPrices } from './checkout-state';

/** Changed whenever the stored shape changes: an older tab then starts afresh instead of breaking. */
const PREFIX = 'checkout:v1:';

const storedState = z.object({
  customer: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
  userId: z.string().nullable(),
  selectedPrice: z.number(),
  date: z.string().nullable(),
  time: z.string().nullable(),
  bookingType: z.enum(BOOKING_TYPES),
  notes: z.string(),
  hourLost: z.string().nullable(),
  hold: z.object({ token: z.string(), expiresAt: z.number() }).nullable(),
  attempt: z.object({ key: z.string(), fingerprint: z.string() }).nullable(),
  payment: z
    .object({ orderId: z.string(), sessionId: z.string(), checkoutUrl: z.url(), expiresAt: z.number() })
    .nullable(),
  outcome: z.enum(['confirmed', 'needs-attention', 'refunded', 'unpaid', 'unclear']).nullable(),
}) satisfies z.ZodType<CheckoutState>;

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
    return storedState.safeParse(JSON.parse(text)).data ?? null;
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

export function clearCheckout(storage: Storage | null, slug: string): void {
  storage?.removeItem(PREFIX + slug);
}
