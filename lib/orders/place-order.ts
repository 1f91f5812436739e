import 'server-only';
import { chargedPrice } from '@/lib/orders/catalog/price';
import type { Claimant } from '@/lib/server/security/claimant';
import type { Result } from '@/lib/shared/result';
import { findProductOnSale } from './catalog/find-products';
import { insertOrder } from './insert-order';
import { newOrder, type OrderRequest } from './new-order';
import { type OpenCheckout, type OpenCheckoutRefusal, openCheckout } from './open-checkout';
import { repeatOrder } from './repeat-order';

type PlaceOrderRefusal =
  | 'product-unknown'
  | 'price-refused'
  | 'booking-required'
  | 'too-many-orders'
  | 'key-reused'
  | OpenCheckoutRefusal;

/** Stores an order of a product without appointment and opens its Checkout session. The amount is the catalogue's. */
export async function placeOrder(
  productSlug: string,
  request: OrderRequest,
  claimant: Claimant,
  now: Date,
): Promise<Result<OpenCheckout, PlaceOrderRefusal>> {
  const product = await findProductOnSale(productSlug);
  if (!product) return { ok: false, reason: 'product-unknown' };
  const amount = chargedPrice(product, request.selectedPrice);
  if (amount === null) return { ok: false, reason: 'price-refused' };
  if (product.requiresBooking) return { ok: false, reason: 'booking-required' };

  const order = newOrder(request, product, null, amount, now);
  const placed = await insertOrder(order, claimant, now);
  if (placed === 'stored') return openCheckout(order.id, request.popup, now);
  const repeated = await repeatOrder(order, request.popup, now);
  return repeated ?? { ok: false, reason: placed === 'key-used' ? 'order-closed' : placed };
}
