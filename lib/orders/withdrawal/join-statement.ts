import 'server-only';
import type { Withdrawal } from '@/lib/generated/prisma/client';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { type Db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { lockOrder } from '../lock-order';
import { findBasis } from '../refunds/find-basis';
import { enqueueExecutedEmail, executeInTransaction } from './execute-withdrawal';

type Joined = { withdrawalId: string; orderId: string; staff: StaffMember };
type Refusal = 'unknown' | 'stale' | 'not-paid' | 'not-then' | 'withdrawn-before';

/**
 * A person has found the order of a statement that came without its link. It is judged as of the moment at which it was sent, and
 * executed at once: the person has read it. One that was late then is a request that staff answer.
 */
export async function joinStatement(
  { withdrawalId, orderId, staff }: Joined,
  now: Date,
): Promise<Result<object, Refusal>> {
  return transaction(async (tx): Promise<Result<object, Refusal>> => {
    await lockOrder(tx, orderId);
    const statement = await tx.withdrawal.findUnique({ where: { id: withdrawalId } });
    if (!statement) return { ok: false, reason: 'unknown' };
    const { submittedAt } = statement;
    const refusal = await refusalOf(tx, orderId, submittedAt);
    if (refusal) return { ok: false, reason: refusal };
    const basis = (await findBasis(tx, orderId, submittedAt)) ?? 'late';
    const { count } = await tx.withdrawal.updateMany({
      where: { id: withdrawalId, state: 'unmatched' },
      data: { orderId, state: 'registered', basis, executeAt: now },
    });
    if (count === 0) return { ok: false, reason: 'stale' };
    const executed = await executeInTransaction(tx, withdrawalId, now);
    await enqueueEmails(tx, statement, orderId, executed);
    const subject = formatMoment(submittedAt);
    await recordDeskEvent(tx, { staff, kind: 'withdrawals.joined', orderId, subject, now });
    return { ok: true };
  });
}

async function refusalOf(tx: Db, orderId: string, submittedAt: Date): Promise<Refusal | null> {
  const order = await tx.order.findUnique({ where: { id: orderId } });
  if (!order?.paidAt || (order.paymentStatus !== 'paid' && order.paymentStatus !== 'refunded')) return 'not-paid';
  if (submittedAt < order.paidAt) return 'not-then';
  const earlier = await tx.withdrawal.count({ where: { orderId, state: 'registered' } });
  return earlier > 0 ? 'withdrawn-before' : null;
}

type Executed = { cancelledBookingId: string | null } | null;

/**
 * The sender was told that it had arrived. The order's mailbox hears now what follows from it: as a copy of the acknowledgment, or, if
 * the acknowledgment went there, as the news that it is done. An acknowledgment that was held back goes now; one that still waits to be
 * sent is the same e-mail, so the cancelled appointment is only in the news.
 */
async function enqueueEmails(
  tx: Db,
  { id: withdrawalId, ackEmail, ackSentAt }: Withdrawal,
  orderId: string,
  executed: Executed,
) {
  const { customerEmail } = await tx.order.findUniqueOrThrow({ where: { id: orderId } });
  const bookingId = executed?.cancelledBookingId ?? null;
  const isItsMailbox = ackEmail.toLowerCase() === customerEmail.toLowerCase();
  if (!isItsMailbox) return enqueue(tx, 'send-withdrawal-email', { withdrawalId, email: 'copy', bookingId });
  if (ackSentAt === null) {
    await enqueue(tx, 'send-withdrawal-email', { withdrawalId, email: 'acknowledgment', bookingId: null });
  }
  if (executed) await enqueueExecutedEmail(tx, withdrawalId, bookingId);
}
