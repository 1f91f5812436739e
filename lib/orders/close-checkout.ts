import 'server-only';
import { expireSession } from '@/lib/payments/expire-session';
import { db, transaction } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { endUnpaidOrder, type UnpaidEnd } from './end-unpaid-order';
import type { PaymentReporter } from './fulfil-order';
import { findOrderStatus, type Settled, settledOrder, settleWith } from './settle-order';

/** Expires the session at Stripe before it frees the hour: a free hour can never be paid. A paid order is fulfilled. */
export async function closeCheckout(
  sessionId: string,
  end: UnpaidEnd,
  via: PaymentReporter,
  now: Date,
): Promise<Settled> {
  const order = await findOrderStatus(sessionId);
  if (!order) return { ok: false, reason: 'order-unknown' };
  if (order.status !== 'pending') return { ok: true, status: order.status };
  const session = await expireSession(sessionId);
  if (session.ok || session.reason === 'payments-down')
    return settleWith(sessionId, session, { via, endIfExpired: end, now });
  // A session unknown to Stripe cannot be paid: another Stripe account is configured, or its data is gone.
  log.error({ orderId: order.id }, 'order ended whose session is unknown to Stripe');
  await transaction((tx) => endUnpaidOrder(tx, order.id, end, { settled: via !== 'page' }));
  return settledOrder(sessionId);
}

/** While Stripe is down the session might still be paid: the hour stays claimed and the next sweep tries again. */
export async function cancelCheckout(sessionId: string, now: Date): Promise<Settled> {
  const settled = await closeCheckout(sessionId, 'cancelled', 'page', now);
  if (!settled.ok && settled.reason === 'payments-down') {
    await db().booking.updateMany({
      where: { status: 'pending', order: { stripeSessionId: sessionId } },
      data: { expiresAt: now },
    });
  }
  return settled;
}
