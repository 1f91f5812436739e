import 'server-only';
import { addMinutes } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { chargedPrice } from '@/lib/catalog/price';
import { type CatalogProduct, findActiveProduct, findActiveProductById } from '@/lib/catalog/queries';
import type { Customer } from '@/lib/customers/schema';
import { db } from '@/lib/db';
import type { MadridDate, MadridTime } from '@/lib/madrid-time';
import type { Cents } from '@/lib/money';
import { CHECKOUT_MINUTES } from '@/lib/payments/create-checkout-session';
import type { Result } from '@/lib/result';
import { HOLD_MINUTES } from '@/lib/scheduling/opening-hours';
import { type SlotRefusal, slotInterval, slotRefusal } from '@/lib/scheduling/slots';
import { hashToken } from '@/lib/security/token';
import { claimOrder, type NewAppointment } from './claim-order';
import { type OpenCheckout, openCheckout } from './open-checkout';
import type { BookingType } from './schema';

type OrderRequest = {
  product: { id: string } | { slug: string };
  customer: Customer;
  appointment: null | {
    date: MadridDate;
    time: MadridTime;
    type: BookingType;
    notes: string | undefined;
    holdToken: string | undefined;
    networkHash: string;
  };
  userId: string | undefined;
  selectedPrice: Cents | undefined;
  popup: boolean;
  /** The browser's name for this order: the same key again is the same order. */
  idempotencyKey: string | null;
};

export type PlaceOrderFailure =
  | 'product-unknown'
  | 'price-refused'
  | 'booking-required'
  | 'booking-not-needed'
  | SlotRefusal
  | 'slot-taken'
  | 'too-many-claims'
  | 'key-reused'
  | 'email-refused'
  | 'order-closed'
  | 'payments-down';

/** Stores the order with its hour and opens its payment page. The amount is the catalogue's, whatever the browser says. */
export async function placeOrder(request: OrderRequest, now: Date): Promise<Result<OpenCheckout, PlaceOrderFailure>> {
  const product = await findProduct(request.product);
  if (!product) return { ok: false, reason: 'product-unknown' };
  const amount = chargedPrice(product, request.selectedPrice);
  if (amount === null) return { ok: false, reason: 'price-refused' };
  if (product.requiresBooking !== (request.appointment !== null)) {
    return { ok: false, reason: product.requiresBooking ? 'booking-required' : 'booking-not-needed' };
  }
  const { date, time } = request.appointment ?? {};
  const refusal = date && time ? slotRefusal(date, time, product.bookingDuration, now) : null;
  if (refusal) return { ok: false, reason: refusal };

  const order = {
    id: uuid(),
    productId: product.id,
    userId: request.userId,
    customer: request.customer,
    amount,
    checkoutExpiresAt: addMinutes(now, CHECKOUT_MINUTES),
    idempotencyKeyHash: request.idempotencyKey === null ? null : hashToken(request.idempotencyKey),
    fingerprint: fingerprint(request, product.id, amount),
  };
  const appointment = request.appointment && newAppointment(request.appointment, product, now);
  const claimed = await claimOrder(order, appointment, now);
  if (claimed === 'stored') return openCheckout(order.id, request.popup, now);

  // The browser may have sent this request before: then the hour is taken by the order that it has made, which is this one.
  const earlier = order.idempotencyKeyHash === null ? null : await findByKey(order.idempotencyKeyHash);
  if (!earlier) return { ok: false, reason: claimed === 'too-many-claims' ? claimed : 'slot-taken' };
  if (earlier.requestFingerprint !== order.fingerprint) return { ok: false, reason: 'key-reused' };
  return openCheckout(earlier.id, request.popup, now);
}

function findProduct(product: OrderRequest['product']): Promise<CatalogProduct | null> {
  return 'id' in product ? findActiveProductById(product.id) : findActiveProduct(product.slug);
}

function newAppointment(
  { date, time, type, notes, holdToken, networkHash }: NonNullable<OrderRequest['appointment']>,
  { bookingDuration: duration }: CatalogProduct,
  now: Date,
): NewAppointment {
  // Until the payment page is open the hour is kept no longer than a hold; then openCheckout extends it.
  const expiresAt = addMinutes(now, HOLD_MINUTES);
  return {
    ...slotInterval(date, time, duration),
    id: uuid(),
    duration,
    type,
    notes,
    holdToken,
    networkHash,
    expiresAt,
  };
}

function findByKey(idempotencyKeyHash: string) {
  return db().order.findUnique({ where: { idempotencyKeyHash }, select: { id: true, requestFingerprint: true } });
}

/** What makes two requests the same order. The hold may have been renewed in between, and the window is a matter of display. */
function fingerprint({ customer, appointment, userId }: OrderRequest, productId: string, amount: Cents): string {
  const { date, time, type, notes } = appointment ?? {};
  const parts = [productId, amount, customer.fullName, customer.email, customer.phone, userId, date, time, type, notes];
  return hashToken(JSON.stringify(parts));
}
