import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import type { CheckoutState, OrderAttempt } from '../state/checkout-state';
import type { PurchaseRequest } from '../state/order-api';

/** null while the customer or the hour is missing. */
export function buildPurchaseRequest(
  product: CatalogProduct,
  state: CheckoutState,
  popup: boolean,
): PurchaseRequest | null {
  const { customer, selectedPrice, userId, date, time, bookingType } = state;
  if (userId === null) return null;
  const phone = customer.phone.trim() || undefined;
  if (!product.requiresBooking) {
    return {
      path: '/api/payments',
      body: {
        productSlug: product.slug,
        customerInfo: { email: customer.email, fullName: customer.fullName, phone },
        selectedPrice,
        userId,
        popup,
      },
    };
  }
  if (!date || !time) return null;
  return {
    path: '/api/bookings',
    body: {
      productId: product.id,
      bookingDate: date,
      bookingTime: time,
      bookingType,
      customerName: customer.fullName,
      customerEmail: customer.email,
      customerPhone: phone,
      notes: state.notes.trim() || undefined,
      userId,
      selectedPrice,
      holdToken: state.hold?.token,
      popup,
    },
  };
}

const NOT_THE_ORDER = new Set(['holdToken', 'popup']);

/**
 * The same order keeps its idempotency key, so that a double click or a lost response never makes two; a different order gets
 * a new one. A renewed hold and the choice of window do not make an order different.
 */
export function attemptFor(
  { path, body }: PurchaseRequest,
  previous: OrderAttempt | null,
  newKey: () => string,
): OrderAttempt {
  const fingerprint = JSON.stringify([path, body], (name, value) => (NOT_THE_ORDER.has(name) ? undefined : value));
  return previous?.fingerprint === fingerprint ? previous : { key: newKey(), fingerprint };
}
