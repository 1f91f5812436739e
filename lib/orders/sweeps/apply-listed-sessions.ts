import 'server-only';
import type { CheckoutPayment } from '@/lib/payments/checkout-session';
import type { ListedSession } from '@/lib/payments/list-complete-sessions';
import { listIntentRefunds } from '@/lib/payments/list-intent-refunds';
import { db, transaction } from '@/lib/server/db';
import { applySession } from '../apply-session';
import { type RefundReport, settleReported } from '../refunds/settle-refunds';
import { applyEach } from './apply-each';

/**
 * Applies the paid sessions of this site that are settled nowhere here, each with its refund, so that no buyer of a refunded
 * order hears of an appointment in between. One that fits no order is told to staff once. Returns the faults.
 */
export async function applyListedSessions(sessions: ListedSession[], now: Date): Promise<unknown[]> {
  const paid = sessions.filter(({ state, payment }) => state === 'paid' && payment.purchase !== null);
  const done = await settledOrTold(paid.map(({ payment }) => payment.sessionId));
  const unsettled = paid.filter(({ payment }) => !done.has(payment.sessionId));
  return applyEach(
    unsettled,
    (session) => applyListedSession(session, now),
    ({ payment }) => ({ orderId: payment.orderId }),
  );
}

async function applyListedSession(session: ListedSession, now: Date): Promise<void> {
  const refunded = session.refund ? await refundsOf(session.payment) : null;
  await transaction(async (tx) => {
    const outcome = await applySession(tx, session, { via: 'sweep', now });
    if (outcome === 'fulfilled' && refunded) await settleReported(tx, refunded, now);
    if (outcome !== 'mismatch') return;
    const told = { id: session.payment.sessionId, type: 'session.unmatched', createdAt: now };
    await tx.stripeEvent.createMany({ data: told, skipDuplicates: true });
  });
}

async function refundsOf({ paymentIntentId }: CheckoutPayment): Promise<RefundReport | null> {
  if (!paymentIntentId) return null;
  const listed = await listIntentRefunds(paymentIntentId);
  if (!listed.ok) throw new Error('Stripe cannot be asked for the refunds of a payment');
  return { paymentIntentId, orderId: listed.orderId, refunds: listed.refunds };
}

async function settledOrTold(ids: string[]): Promise<Set<string>> {
  const settled = await db().order.findMany({
    where: { stripeSessionId: { in: ids }, paymentStatus: { in: ['paid', 'refunded'] } },
    select: { stripeSessionId: true },
  });
  const told = await db().stripeEvent.findMany({ where: { id: { in: ids } }, select: { id: true } });
  return new Set([...settled.flatMap(({ stripeSessionId }) => stripeSessionId ?? []), ...told.map(({ id }) => id)]);
}
