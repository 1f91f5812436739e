import 'server-only';
import { db } from '@/lib/db';
import type { ListedSession } from '@/lib/payments/list-complete-sessions';
import { applySession } from '../apply-session';
import { refundOrder } from '../refund-order';

/**
 * Applies the paid sessions of this site that are settled nowhere here, each with its refund, so that no buyer of a refunded
 * order hears of an appointment in between. One that fits no order is told to staff once.
 */
export async function applyListedSessions(sessions: ListedSession[], now: Date): Promise<void> {
  const paid = sessions.filter(({ state, payment }) => state === 'paid' && payment.purchase !== null);
  const done = await settledOrTold(paid.map(({ payment }) => payment.sessionId));
  for (const session of paid) {
    const { sessionId: id } = session.payment;
    if (done.has(id)) continue;
    await db().$transaction(async (tx) => {
      const outcome = await applySession(tx, session, { via: 'sweep', now });
      if (outcome === 'fulfilled' && session.refund) await refundOrder(tx, session.refund, now);
      if (outcome !== 'mismatch') return;
      const told = { id, type: 'session.unmatched', createdAt: now };
      await tx.stripeEvent.createMany({ data: told, skipDuplicates: true });
    });
  }
}

async function settledOrTold(ids: string[]): Promise<Set<string>> {
  const settled = await db().order.findMany({
    where: { stripeSessionId: { in: ids }, paymentStatus: { in: ['paid', 'refunded'] } },
    select: { stripeSessionId: true },
  });
  const told = await db().stripeEvent.findMany({ where: { id: { in: ids } }, select: { id: true } });
  return new Set([...settled.flatMap(({ stripeSessionId }) => stripeSessionId ?? []), ...told.map(({ id }) => id)]);
}
