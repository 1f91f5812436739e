import 'server-only';
import { startOfMinute } from 'date-fns';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { type WithdrawalRefusal, withdrawFromContract } from '../withdrawal/withdraw-from-contract';

type Refusal = WithdrawalRefusal | 'not-then' | 'withdrawn-before';

type Received = { orderId: string; channel: 'mail' | 'phone'; submittedAt: Date; staff: StaffMember };

/** A statement that came by mail or telephone: it counts from when it was sent or said, and has its effect at once. */
export async function withdrawByStaff(received: Received, now: Date): Promise<Result<object, Refusal>> {
  const { orderId, submittedAt } = received;
  const order = await db().order.findUnique({ where: { id: orderId } });
  if (!order?.paidAt) return { ok: false, reason: 'not-paid' };
  if (!isThen(submittedAt, order.paidAt, now)) return { ok: false, reason: 'not-then' };
  const withdrawn = await withdrawFromContract(
    orderId,
    { name: order.customerName, ackEmail: undefined },
    now,
    received,
  );
  if (!withdrawn.ok) return withdrawn;
  return withdrawn.repeated ? { ok: false, reason: 'withdrawn-before' } : { ok: true };
}

/** Whether a contract of this payment could be withdrawn from at that moment, which was noted to the minute. */
export function isThen(submittedAt: Date, paidAt: Date, now: Date): boolean {
  return submittedAt <= now && submittedAt >= startOfMinute(paidAt);
}
