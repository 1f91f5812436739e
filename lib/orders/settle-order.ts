import 'server-only';
import { db } from '@/lib/db';
import type { OrderStatus } from '@/lib/generated/prisma/enums';
import { log } from '@/lib/log';
import { askSession, type SessionAnswer } from '@/lib/payments/ask-session';
import { expireSession } from '@/lib/payments/expire-session';
import type { Result } from '@/lib/result';
import { applySession } from './apply-session';
import { endUnpaidOrder, type UnpaidEnd } from './end-unpaid-order';
import type { PaymentReporter } from './fulfil-order';

export type Settled = Result<{ status: OrderStatus }, 'order-unknown' | 'payments-down'>;

/** Asks Stripe what became of a session and makes the order agree with it. Never believes the browser. */
export async function settleOrder(sessionId: string, via: PaymentReporter, now: Date): Promise<Settled> {
  const order = await findStatus(sessionId);
  if (!order) return { ok: false, reason: 'order-unknown' };
  const paid = order.status === 'confirmed' || order.status === 'needs_attention' || order.status === 'refunded';
  // The sweep asks once more about an order that only the buyer's page has confirmed: it owes it the final mark.
  if (paid && (via === 'page' || order.webhookProcessed)) return { ok: true, status: order.status };
  return agree(sessionId, await askSession(sessionId), { via, now });
}

/**
 * Ends an order that waits for its payment: closes the page at Stripe first, so that nobody can pay for an hour that is
 * already free again. If the money turns out to have arrived, the order is fulfilled instead.
 */
export async function closeCheckout(
  sessionId: string,
  end: UnpaidEnd,
  via: PaymentReporter,
  now: Date,
): Promise<Settled> {
  const order = await findStatus(sessionId);
  if (!order) return { ok: false, reason: 'order-unknown' };
  if (order.status !== 'pending') return { ok: true, status: order.status };
  const answer = await expireSession(sessionId);
  if (answer.ok || answer.reason === 'payments-down') return agree(sessionId, answer, { via, end, now });
  // Nobody can pay on a page that Stripe does not know: the account has changed, or its data is gone.
  log.error({ orderId: order.id }, 'order closed whose session is unknown to Stripe');
  await db().$transaction((tx) => endUnpaidOrder(tx, order.id, end, via !== 'page'));
  return read(sessionId);
}

function findStatus(stripeSessionId: string) {
  return db().order.findUnique({
    where: { stripeSessionId },
    select: { id: true, status: true, webhookProcessed: true },
  });
}

async function agree(
  sessionId: string,
  answer: Result<SessionAnswer, 'payments-down' | 'session-unknown'>,
  context: Parameters<typeof applySession>[2],
): Promise<Settled> {
  if (!answer.ok) return { ok: false, reason: answer.reason === 'payments-down' ? 'payments-down' : 'order-unknown' };
  await db().$transaction((tx) => applySession(tx, answer, context));
  return read(sessionId);
}

async function read(sessionId: string): Promise<Settled> {
  const order = await findStatus(sessionId);
  return order ? { ok: true, status: order.status } : { ok: false, reason: 'order-unknown' };
}
