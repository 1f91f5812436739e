import 'server-only';
import { addMinutes, addSeconds } from 'date-fns';
import { HOLD_MINUTES } from '@/lib/agenda/opening-hours';
import type { Order } from '@/lib/generated/prisma/client';
import { CHECKOUT_MINUTES, type CheckoutSession, createCheckoutSession } from '@/lib/payments/create-checkout-session';
import { expireSession } from '@/lib/payments/expire-session';
import type { RecordedAppointment } from '@/lib/payments/recorded-purchase';
import { db, transaction } from '@/lib/server/db';
import { appointmentMode } from '@/lib/shared/appointment-mode';
import type { Result } from '@/lib/shared/result';
import { endOrderWithoutSession } from './end-unpaid-order';

export type OpenCheckoutRefusal = 'payments-down' | 'email-refused' | 'order-closed';
export type OpenCheckout = { orderId: string; sessionId: string; checkoutUrl: string; expiresAt: Date };

// Stripe requires 30 minutes from the request to the end of the session; the last attempt leaves within 10 seconds.
const SHORTEST_CHECKOUT_SECONDS = 30 * 60 + 15;

// The claim on the hour outlives the session: a payment in the last second still gets it.
const CLAIM_MARGIN_MINUTES = 2;

/** Returns the stored session if there is one. If Stripe is down, the claim then lasts HOLD_MINUTES for a retry. */
export async function openCheckout(
  orderId: string,
  popup: boolean,
  now: Date,
): Promise<Result<OpenCheckout, OpenCheckoutRefusal>> {
  const order = await withUsableExpiry(orderId, now);
  if (!order) return { ok: false, reason: 'order-closed' };
  const open = storedCheckout(order);
  if (open) return { ok: true, ...open };

  const session = await createCheckoutSession({
    orderId,
    productId: order.productId,
    appointment: order.appointment,
    productName: order.productName,
    productDescription: order.productDescription,
    amount: order.totalAmount,
    currency: order.currency,
    customerEmail: order.customerEmail,
    expiresAt: order.checkoutExpiresAt,
    popup,
  });
  if (!session.ok) {
    // An order whose address Stripe refuses can never be paid.
    if (session.reason === 'email-refused') await transaction((tx) => endOrderWithoutSession(tx, orderId, 'cancelled'));
    else await extendClaimForRetry(orderId, now);
    return session;
  }

  const expiresAt = order.checkoutExpiresAt;
  if (!(await storeSession(orderId, session, expiresAt))) return expireOwnSession(orderId, session.sessionId);
  return { ok: true, orderId, sessionId: session.sessionId, checkoutUrl: session.url, expiresAt };
}

async function storeSession(
  orderId: string,
  { sessionId, url }: CheckoutSession,
  checkoutExpiresAt: Date,
): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    WITH stored AS (
      UPDATE orders SET stripe_session_id = ${sessionId}, checkout_url = ${url}, updated_at = now()
      WHERE id = ${orderId}::uuid AND status = 'pending' AND (stripe_session_id IS NULL OR stripe_session_id = ${sessionId})
      RETURNING id
    ), kept AS (
      UPDATE bookings SET expires_at = ${addMinutes(checkoutExpiresAt, CLAIM_MARGIN_MINUTES)}::timestamptz, updated_at = now()
      FROM stored WHERE order_id = stored.id AND status = 'pending'
    )
    SELECT id FROM stored`;
  return rows.length === 1;
}

/** The order, unless it has ended. Without a session and with too little time left it gets a new expiry first. */
async function withUsableExpiry(orderId: string, now: Date) {
  const order = await findOrderForCheckout(orderId);
  if (!order) return null;
  if (order.stripeSessionId) return hasEnded(order) ? null : order;
  if (order.status !== 'pending') return null;
  if (order.checkoutExpiresAt >= addSeconds(now, SHORTEST_CHECKOUT_SECONDS)) return order;

  await db().order.updateMany({
    where: { id: orderId, status: 'pending', stripeSessionId: null, checkoutExpiresAt: order.checkoutExpiresAt },
    data: { checkoutExpiresAt: addMinutes(now, CHECKOUT_MINUTES) },
  });
  const renewed = await findOrderForCheckout(orderId);
  return renewed?.status === 'pending' ? renewed : null;
}

function hasEnded({ status }: Pick<Order, 'status'>): boolean {
  return status === 'expired' || status === 'cancelled' || status === 'failed' || status === 'refunded';
}

type StoredCheckout = Pick<Order, 'id' | 'stripeSessionId' | 'checkoutUrl' | 'checkoutExpiresAt'>;

function storedCheckout({ id, stripeSessionId, checkoutUrl, checkoutExpiresAt }: StoredCheckout): OpenCheckout | null {
  if (!stripeSessionId || !checkoutUrl) return null;
  return { orderId: id, sessionId: stripeSessionId, checkoutUrl, expiresAt: checkoutExpiresAt };
}

async function extendClaimForRetry(orderId: string, now: Date): Promise<void> {
  await db().booking.updateMany({
    where: { orderId, status: 'pending', order: { stripeSessionId: null } },
    data: { expiresAt: addMinutes(now, HOLD_MINUTES) },
  });
}

/** Lost the race: expire our session so that only one can be paid; return the stored one, unless the order has ended. */
async function expireOwnSession(orderId: string, sessionId: string): Promise<Result<OpenCheckout, 'order-closed'>> {
  await expireSession(sessionId);
  const order = await db().order.findFirst({ where: { id: orderId } });
  const open = order && !hasEnded(order) ? storedCheckout(order) : null;
  return open ? { ok: true, ...open } : { ok: false, reason: 'order-closed' };
}

type OrderForCheckout = Pick<
  Order,
  | 'id'
  | 'status'
  | 'productId'
  | 'totalAmount'
  | 'currency'
  | 'customerEmail'
  | 'stripeSessionId'
  | 'checkoutUrl'
  | 'checkoutExpiresAt'
> & {
  productName: string;
  productDescription: string;
  /** The hour that it claims; an order has at most one. */
  appointment: RecordedAppointment | null;
};

type Row = Omit<OrderForCheckout, 'appointment'> & {
  bookingId: string | null;
  startsAt: Date;
  minutes: number;
  bookingType: string | null;
};

/** One statement instead of three: every booking waits for it. */
async function findOrderForCheckout(orderId: string): Promise<OrderForCheckout | null> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT o.id, o.status, o.product_id AS "productId", o.total_amount AS "totalAmount", o.currency,
      o.customer_email AS "customerEmail", o.stripe_session_id AS "stripeSessionId", o.checkout_url AS "checkoutUrl",
      o.checkout_expires_at AS "checkoutExpiresAt", p.name AS "productName", p.description AS "productDescription",
      b.id AS "bookingId", b.starts_at AS "startsAt", b.duration AS minutes, b.booking_type AS "bookingType"
    FROM orders o JOIN products p ON p.id = o.product_id
      LEFT JOIN bookings b ON b.order_id = o.id AND b.status = 'pending'
    WHERE o.id = ${orderId}::uuid`;
  if (!row) return null;
  const { bookingId, startsAt, minutes, bookingType, ...order } = row;
  const mode = appointmentMode(bookingType);
  return { ...order, appointment: bookingId === null ? null : { bookingId, startsAt, minutes, mode } };
}
