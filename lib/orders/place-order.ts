import 'server-only';
import { chargedPrice } from '@/lib/catalog/price';
import { findActiveProduct } from '@/lib/catalog/queries';
import type { Result } from '@/lib/result';
import { insertOrder } from './insert-order';
import { newOrder, type OrderRequest } from './new-order';
import { type OpenCheckout, type OpenCheckoutFailure, openCheckout } from './open-checkout';
import { repeatOrder } from './repeat-order';

type PlaceOrderFailure = 'product-unknown' | 'price-refused' | 'booking-required' | 'key-reused' | OpenCheckoutFailure;

/** Stores an order of a product without appointment and opens its Checkout session. The amount is the catalogue's. */
export async function placeOrder(
  productSlug: string,
  request: OrderRequest,
  now: Date,
): Promise<Result<OpenCheckout, PlaceOrderFailure>> {
  const product = await findActiveProduct(productSlug);
  if (!product) return { ok: false, reason: 'product-unknown' };
  const amount = chargedPrice(product, request.selectedPrice);
  if (amount === null) return { ok: false, reason: 'price-refused' };
  if (product.requiresBooking) return { ok: false, reason: 'booking-required' };

  const order = newOrder(request, product, null, amount, now);
  if ((await insertOrder(order, now)) === 'stored') return openCheckout(order.id, request.popup, now);
  return (await repeatOrder(order, request.popup, now)) ?? { ok: false, reason: 'order-closed' };
}
