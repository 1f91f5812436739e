import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/db';
import { UNMATCHED_WITHDRAWAL_RETENTION_MONTHS } from '@/lib/retention';

/** Statements that fit no order. The others go with their order, as moves, reminders, refunds and invoice data do. */
export async function purgeUnmatchedWithdrawals(now: Date): Promise<void> {
  const submittedAt = { lt: subMonths(now, UNMATCHED_WITHDRAWAL_RETENTION_MONTHS) };
  await db().withdrawal.deleteMany({ where: { orderId: null, submittedAt } });
}
