import 'server-only';
import { addHours, addMinutes, min } from 'date-fns';
import type { Withdrawal } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { lockOrder } from '../lock-order';
import { enqueueExecutedEmail } from './enqueue-withdrawal-emails';
import { executeInTransaction } from './execute-in-transaction';
import { executionKey } from './execution-key';
import { isUndoable } from './is-undoable';

/** What a statement without the order's link causes, two hours later, unless the buyer has kept the contract. Idempotent. */
export async function executeWithdrawal({ withdrawalId }: Jobs['execute-withdrawal'], now: Date): Promise<void> {
  const withdrawal = await db().withdrawal.findUnique({ where: { id: withdrawalId } });
  const orderId = withdrawal?.orderId;
  if (!withdrawal || !orderId || withdrawal.executeAt > now) return;
  const warnedUntil = waitsForWarning(withdrawal, now);
  if (warnedUntil) return postpone(withdrawalId, warnedUntil);
  await db().$transaction(async (tx) => {
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
