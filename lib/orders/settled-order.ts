import 'server-only';
import type { OrderStatus } from '@/lib/generated/prisma/enums';
import type { SessionFailure, SessionSnapshot } from '@/lib/payments/retrieve-session';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { applySession } from './apply-session';

export type Settled = Result<{ status: OrderStatus }, 'order-unknown' | 'payments-down'>;

export function findOrderStatus(stripeSessionId: string) {
  return db().order.findUnique({
    where: { stripeSessionId },
    select: { id: true, status: true, webhookProcessed: true },
  });
}

export async function settleWith(
  sessionId: string,
  session: Result<SessionSnapshot, SessionFailure>,
  context: Parameters<typeof applySession>[2],
): Promise<Settled> {
  if (!session.ok) return { ok: false, reason: session.reason === 'payments-down' ? 'payments-down' : 'order-unknown' };
  await db().$transaction((tx) => applySession(tx, session, context));
  return settledOrder(sessionId);
}

export async function settledOrder(sessionId: string): Promise<Settled> {
  const order = await findOrderStatus(sessionId);
  return order ? { ok: true, status: order.status } : { ok: false, reason: 'order-unknown' };
}
