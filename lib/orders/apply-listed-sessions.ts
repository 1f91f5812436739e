import 'server-only';
import { db } from '@/lib/db';
import type { SessionSnapshot } from '@/lib/payments/retrieve-session';
import { applySession } from './apply-session';

/** Applies the paid sessions of this site that are settled nowhere here. One that fits no order is told to staff once. */
export async function applyListedSessions(sessions: SessionSnapshot[], now: Date): Promise<void> {
  const paid = sessions.filter(({ state, payment }) => state === 'paid' && payment.purchase !== null);
  const done = await settledOrTold(paid.map(({ payment }) => payment.sessionId));
  for (const session of paid) {
    const { sessionId: id } = session.payment;
    if (done.has(id)) continue;
    await db().$transaction(async (tx) => {
      const outcome = await applySession(tx, session, { via: 'sweep', now });
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
