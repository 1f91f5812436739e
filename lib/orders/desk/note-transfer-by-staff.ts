import 'server-only';
import { v7 as uuid } from 'uuid';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { type Cents, formatEuros } from '@/lib/shared/money';
import type { Result } from '@/lib/shared/result';
import { REFUND_FAILED } from '../attention-reason';
import { barsRefunds } from '../disputes/dispute-state';
import { lockOrder } from '../lock-order';
import { keptAmount, leftToRefund, refundableAmount } from '../refunds/amounts';
import { storedRefunds } from '../refunds/stored-refunds';

type Refusal = 'not-owed' | 'disputed' | 'stale';

type Noted = { orderId: string; left: Cents; staff: StaffMember };

/** All that Stripe could not pay back went by bank transfer: order, page and receipt have it from now on. */
export async function noteTransferByStaff(
  { orderId, left, staff }: Noted,
  now: Date,
): Promise<Result<object, Refusal>> {
  return db().$transaction(async (tx): Promise<Result<object, Refusal>> => {
    await lockOrder(tx, orderId);
    const order = await tx.order.findUnique({
      where: { id: orderId },
      include: { withdrawals: { where: { state: 'registered' }, select: { id: true } } },
    });
    if (order?.paymentStatus !== 'paid' || order.attentionReason !== REFUND_FAILED)
      return { ok: false, reason: 'not-owed' };
    const disputes = await tx.dispute.findMany({ where: { orderId } });
    if (barsRefunds(disputes)) return { ok: false, reason: 'disputed' };
    const owed = refundableAmount(order);
    const amount = keptAmount(order);
    const isWanted = leftToRefund(owed, await storedRefunds(tx, orderId)) !== amount;
    if (isWanted || amount !== left) return { ok: false, reason: 'stale' };
    await tx.refundRow.create({
      data: {
        id: uuid(),
        orderId,
        withdrawalId: order.withdrawals[0]?.id ?? null,
        kind: 'staff',
        amount,
        status: 'succeeded',
        createdAt: now,
        updatedAt: now,
      },
    });
    await tx.order.update({
      where: { id: orderId },
      data: { paymentStatus: 'refunded', status: 'refunded', amountRefunded: owed },
    });
    await recordDeskEvent(tx, { staff, kind: 'orders.transfer-noted', orderId, subject: formatEuros(amount), now });
    return { ok: true };
  });
}
