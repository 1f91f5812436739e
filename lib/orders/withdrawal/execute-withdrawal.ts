import 'server-only';
import { addHours, addMinutes, min } from 'date-fns';
import { v7 as uuid } from 'uuid';
import type { Withdrawal } from '@/lib/generated/prisma/client';
import { type Db, db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { cancelComingAppointment } from '../appointment/cancel-appointment';
import { lockOrder } from '../lock-order';
import { orderRefund } from '../refunds/order-refund';
import { isUndoable } from './statement';

/** What a statement without the order's link causes, two hours later, unless the buyer has kept the contract. Idempotent. */
export async function executeWithdrawal({ withdrawalId }: Jobs['execute-withdrawal'], now: Date): Promise<void> {
  const withdrawal = await db().withdrawal.findUnique({ where: { id: withdrawalId } });
  const orderId = withdrawal?.orderId;
  if (!withdrawal || !orderId || withdrawal.executeAt > now) return;
  const warnedUntil = waitsForWarning(withdrawal, now);
  if (warnedUntil) return postpone(withdrawalId, warnedUntil);
  await transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const executed = await executeInTransaction(tx, withdrawalId, now);
    if (executed) await enqueueExecutedEmail(tx, withdrawalId, executed.cancelledBookingId);
  });
}

/** A stranger's statement is undone by the buyer who reads the acknowledgment: an hour and three quarters before, or after a day anyway. */
const WARNED_MINUTES = 105;
const LONGEST_WAIT_HOURS = 24;

/** Until when it has to wait because the buyer was not warned in time; null if it was, or need not be. */
function waitsForWarning(withdrawal: Withdrawal, now: Date): Date | null {
  const { ackSentAt, submittedAt } = withdrawal;
  const last = addHours(submittedAt, LONGEST_WAIT_HOURS);
  if (!isUndoable(withdrawal)) return null;
  const until = min([addMinutes(ackSentAt ?? now, WARNED_MINUTES), last]);
  return until > now ? until : null;
}

async function postpone(withdrawalId: string, runAt: Date): Promise<void> {
  await enqueue(db(), 'execute-withdrawal', { withdrawalId }, { jobKey: executionKey(withdrawalId), runAt });
}

type Executed = { orderId: string; refundId: string | null };

/**
 * Cancels the appointment and orders the money back, once for each statement: the refund hangs on the row that this call has
 * changed. After `lockOrder`. Null if it was done before, or is for staff to decide.
 */
export async function executeInTransaction(
  tx: Db,
  withdrawalId: string,
  now: Date,
): Promise<{ cancelledBookingId: string | null } | null> {
  const [executed] = await tx.$queryRaw<Executed[]>`
    WITH executed AS (
      UPDATE withdrawals SET executed_at = ${now}::timestamptz
      WHERE id = ${withdrawalId}::uuid AND state = 'registered' AND executed_at IS NULL AND basis IN ('law', 'guarantee')
      RETURNING id, order_id, basis
    ), wanted AS (
      INSERT INTO refunds (id, order_id, withdrawal_id, kind, amount, status, created_at, updated_at)
      SELECT ${uuid()}::uuid, o.id, executed.id, CASE executed.basis WHEN 'guarantee' THEN 'guarantee' ELSE 'withdrawal' END,
        o.total_amount - o.amount_lost - o.amount_refunded, 'requested', ${now}::timestamptz, ${now}::timestamptz
      FROM executed JOIN orders o ON o.id = executed.order_id
      WHERE o.payment_status = 'paid' AND o.total_amount > o.amount_lost + o.amount_refunded
      ON CONFLICT (order_id) WHERE status = 'requested' AND stripe_refund_id IS NULL DO NOTHING
      RETURNING id
    )
    SELECT executed.order_id::text AS "orderId", (SELECT id::text FROM wanted) AS "refundId" FROM executed`;
  if (!executed) return null;
  if (executed.refundId) await orderRefund(tx, executed.refundId);
  return { cancelledBookingId: await cancelComingAppointment(tx, executed.orderId, now) };
}

/** The acknowledgment, its copy to the order's own mailbox, and the alert; each job decides whether there is something to send. */
export async function enqueueWithdrawalEmails(tx: Db, withdrawalId: string, bookingId: string | null): Promise<void> {
  for (const email of ['acknowledgment', 'copy', 'staff'] as const) {
    await enqueue(tx, 'send-withdrawal-email', { withdrawalId, email, bookingId });
  }
}

/** Queues the mail about a statement whose acknowledgment came before its execution. */
export async function enqueueExecutedEmail(tx: Db, withdrawalId: string, bookingId: string | null): Promise<void> {
  await enqueue(tx, 'send-withdrawal-email', { withdrawalId, email: 'executed', bookingId });
}

/** Job key: at most one job waits to execute a statement. */
export function executionKey(withdrawalId: string): string {
  return `execute-withdrawal:${withdrawalId}`;
}
