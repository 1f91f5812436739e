import type { CatalogProduct } from '@/lib/catalog/queries';
import type { OrderRequest } from '../state/api';
import type { CheckoutState, OrderAttempt } from '../state/checkout-state';

/** The order as it stands, or null as long as something is missing. */
export function orderRequest(product: CatalogProduct, state: CheckoutState, popup: boolean): OrderRequest | null {
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

/**
 * The same order keeps its key, so that a double click or a lost answer never makes two of it; another order gets a new one.
 * A renewed hold and the choice of window do not make it another order.
 */
export function attemptFor(request: OrderRequest, previous: OrderAttempt | null, newKey: () => string): OrderAttempt {
  const { holdToken: _hold, popup: _window, ...order } = request.body;
  const fingerprint = JSON.stringify([request.path, order]);
  return previous?.fingerprint === fingerprint ? previous : { key: newKey(), fingerprint };
}
