import 'server-only';
import { db } from '@/lib/db';
import type { Jobs } from '@/lib/jobs/jobs';
import { lockOrder } from '../lock-order';
import { enqueueExecutedEmail } from './enqueue-withdrawal-emails';
import { executeInTransaction } from './execute-in-transaction';

/** What a statement without the order's link causes, two hours later, unless the buyer has kept the contract. Idempotent. */
export async function executeWithdrawal({ withdrawalId }: Jobs['execute-withdrawal'], now: Date): Promise<void> {
  const withdrawal = await db().withdrawal.findUnique({ where: { id: withdrawalId } });
  const orderId = withdrawal?.orderId;
  if (!withdrawal || !orderId || withdrawal.executeAt > now) return;
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const executed = await executeInTransaction(tx, withdrawalId, now);
    if (executed) await enqueueExecutedEmail(tx, withdrawalId, executed.cancelledBookingId);
  });
}
