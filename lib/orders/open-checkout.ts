import 'server-only';
import { addMinutes, addSeconds } from 'date-fns';
import { db } from '@/lib/db';
import type { Order } from '@/lib/generated/prisma/client';
import { CHECKOUT_MINUTES, type CheckoutSession, createCheckoutSession } from '@/lib/payments/create-checkout-session';
import { expireSession } from '@/lib/payments/expire-session';
import type { Result } from '@/lib/result';
import { HOLD_MINUTES } from '@/lib/scheduling/opening-hours';
import { claimEnd } from './claim-end';
import { endOrderWithoutSession } from './end-unpaid-order';

export type OpenCheckout = { orderId: string; sessionId: string; checkoutUrl: string; expiresAt: Date };

// Stripe wants 30 minutes between the request and the end of the session; the last try of it leaves within 10 seconds.
const SHORTEST_CHECKOUT_SECONDS = 30 * 60 + 15;

/**
 * The payment page of an order that is waiting for its money: opened at the first call, the same one afterwards. If Stripe
 * cannot open it, the hour stays with the buyer for another 15 minutes, so that pressing again is enough.
 */
export async function openCheckout(
  orderId: string,
  popup: boolean,
  now: Date,
): Promise<Result<OpenCheckout, 'payments-down' | 'email-refused' | 'order-closed'>> {
  const order = await withUsableExpiry(orderId, now);
  if (!order) return { ok: false, reason: 'order-closed' };
  const open = alreadyOpen(order);
  if (open) return { ok: true, ...open };

  const session = await createCheckoutSession({
    orderId,
    productName: order.product.name,
    productDescription: order.product.description,
    amount: order.totalAmount,
    currency: order.currency,
    customerEmail: order.customerEmail,
    expiresAt: order.checkoutExpiresAt,
    popup,
  });
  if (!session.ok) {
    // An order without a usable address can never be paid; one that Stripe could not take now is tried again.
    if (session.reason === 'email-refused')
      await db().$transaction((tx) => endOrderWithoutSession(tx, orderId, 'cancelled'));
    else await keepHourForRetry(orderId, now);
    return session;
  }

  const expiresAt = order.checkoutExpiresAt;
  if (!(await storeSession(orderId, session, expiresAt))) return closeOwnPage(orderId, session.sessionId);
  return { ok: true, orderId, sessionId: session.sessionId, checkoutUrl: session.url, expiresAt };
}

/** Ties the page to its order and extends the claim on the hour to the end of the page. False if the order has closed or has another page. */
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
      UPDATE bookings SET expires_at = ${claimEnd(checkoutExpiresAt)}::timestamptz, updated_at = now()
      FROM stored WHERE order_id = stored.id AND status = 'pending'
    )
    SELECT id FROM stored`;
  return rows.length === 1;
}

const withProduct = { product: { select: { name: true, description: true } } } as const;

/** The pending order; one without a page whose time has run short gets a new term first. Null if it is closed. */
async function withUsableExpiry(orderId: string, now: Date) {
  const order = await db().order.findFirst({ where: { id: orderId }, include: withProduct });
  if (!order) return null;
  if (order.stripeSessionId) return isClosed(order) ? null : order;
  if (order.status !== 'pending') return null;
  if (order.checkoutExpiresAt >= addSeconds(now, SHORTEST_CHECKOUT_SECONDS)) return order;

  await db().order.updateMany({
    where: { id: orderId, status: 'pending', stripeSessionId: null, checkoutExpiresAt: order.checkoutExpiresAt },
    data: { checkoutExpiresAt: addMinutes(now, CHECKOUT_MINUTES) },
  });
  return db().order.findFirst({ where: { id: orderId, status: 'pending' }, include: withProduct });
}

function isClosed({ status }: Pick<Order, 'status'>): boolean {
  return status === 'expired' || status === 'cancelled' || status === 'failed' || status === 'refunded';
}

function alreadyOpen({ id, stripeSessionId, checkoutUrl, checkoutExpiresAt }: Order): OpenCheckout | null {
  if (!stripeSessionId || !checkoutUrl) return null;
  return { orderId: id, sessionId: stripeSessionId, checkoutUrl, expiresAt: checkoutExpiresAt };
}

async function keepHourForRetry(orderId: string, now: Date): Promise<void> {
  await db().booking.updateMany({
    where: { orderId, status: 'pending', order: { stripeSessionId: null } },
    data: { expiresAt: addMinutes(now, HOLD_MINUTES) },
  });
}

/**
 * While we opened a page, another request has stored one for this order, or the buyer has given the order up. Nobody may pay on
 * ours as well: it is closed, and the answer is the page that was stored, if there is one.
 */
async function closeOwnPage(orderId: string, sessionId: string): Promise<Result<OpenCheckout, 'order-closed'>> {
  await expireSession(sessionId);
  const order = await db().order.findFirst({ where: { id: orderId } });
  const open = order && !isClosed(order) ? alreadyOpen(order) : null;
  return open ? { ok: true, ...open } : { ok: false, reason: 'order-closed' };
}
