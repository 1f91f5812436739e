import * as z from 'zod/mini';
import type { CatalogProduct } from '@/lib/catalog/queries';
import { type CheckoutState, offeredPrices } from './checkout-state';

/** Changed whenever the stored shape changes: an older tab then starts afresh instead of breaking. */
const PREFIX = 'checkout:v1:';

const storedState = z.object({
  customer: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
  userId: z.nullable(z.string()),
  selectedPrice: z.number(),
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  bookingType: z.enum(['online', 'in-person']),
  notes: z.string(),
  hourLost: z.nullable(z.string()),
  hold: z.nullable(z.object({ token: z.string(), expiresAt: z.number() })),
  attempt: z.nullable(z.object({ key: z.string(), fingerprint: z.string() })),
  payment: z.nullable(
    z.object({ orderId: z.string(), sessionId: z.string(), checkoutUrl: z.url(), expiresAt: z.number() }),
  ),
  outcome: z.nullable(z.enum(['confirmed', 'needs-attention', 'refunded', 'unpaid', 'unclear'])),
}) satisfies z.ZodMiniType<CheckoutState>;

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
