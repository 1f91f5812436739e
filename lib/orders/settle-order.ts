import 'server-only';
import type { OrderStatus } from '@/lib/generated/prisma/enums';
import { retrieveSession, type SessionRefusal, type SessionSnapshot } from '@/lib/payments/retrieve-session';
import { db, transaction } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { applySession } from './apply-session';
import type { PaymentReporter } from './fulfil-order';

/** `session-unknown`: to Stripe as well, so nothing was paid under it. */
export type Settled = Result<{ status: OrderStatus }, 'order-unknown' | 'session-unknown' | 'payments-down'>;

export function findOrderStatus(stripeSessionId: string) {
  return db().order.findUnique({
    where: { stripeSessionId },
    select: { id: true, status: true, webhookProcessed: true },
  });
}

export async function settleWith(
  sessionId: string,
  session: Result<SessionSnapshot, SessionRefusal>,
  context: Parameters<typeof applySession>[2],
): Promise<Settled> {
  if (!session.ok) return { ok: false, reason: session.reason === 'payments-down' ? 'payments-down' : 'order-unknown' };
  await transaction((tx) => applySession(tx, session, context));
  return settledOrder(sessionId);
}

export async function settledOrder(sessionId: string): Promise<Settled> {
  const order = await findOrderStatus(sessionId);
  return order ? { ok: true, status: order.status } : { ok: false, reason: 'order-unknown' };
}

/** Retrieves the session from Stripe and makes the order agree with it. What the browser reports is never trusted. */
export async function settleOrder(sessionId: string, via: PaymentReporter, now: Date): Promise<Settled> {
  const order = await findOrderStatus(sessionId);
  if (!order) {
    const session = await retrieveSession(sessionId);
    return { ok: false, reason: session.ok ? 'order-unknown' : session.reason };
  }
  const paid = order.status === 'confirmed' || order.status === 'needs_attention' || order.status === 'refunded';
  // The sweep also visits orders that only the buyer's page has confirmed: `webhookProcessed` is still to be set.
  if (paid && (via === 'page' || order.webhookProcessed)) return { ok: true, status: order.status };
  return settleWith(sessionId, await retrieveSession(sessionId), { via, now });
}
