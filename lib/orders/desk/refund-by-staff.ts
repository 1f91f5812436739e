import 'server-only';
import { v7 as uuid } from 'uuid';
import type { Order } from '@/lib/generated/prisma/client';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { type Db, transaction } from '@/lib/server/db';
import { type Cents, formatEuros } from '@/lib/shared/money';
import type { Result } from '@/lib/shared/result';
import { barsRefunds } from '../disputes/dispute-state';
import { lockOrder } from '../lock-order';
import { leftToRefund, refundableAmount } from '../refunds/amounts';
import { orderRefund } from '../refunds/order-refund';
import { storedRefunds } from '../refunds/stored-refunds';

type Refusal = 'not-paid' | 'disputed' | 'stale' | 'too-much' | 'under-way';

type Wanted = {
  orderId: string;
  amount: Cents;
  /** What was left on the screen: of two who refund at once, and of a second press, one finds less. */
  left: Cents;
  staff: StaffMember;
};

/** Wants money back for the buyer, never more than what is left. Stripe makes it in the same way as every other refund. */
export async function refundByStaff(wanted: Wanted, now: Date): Promise<Result<object, Refusal>> {
  const { orderId, amount, staff } = wanted;
  return transaction(async (tx): Promise<Result<object, Refusal>> => {
    const refusal = await refusalOf(tx, wanted);
    if (refusal) return { ok: false, reason: refusal };
    const refundId = uuid();
    const moments = { createdAt: now, updatedAt: now };
    await tx.refundRow.create({
      data: { id: refundId, orderId, kind: 'staff', amount, status: 'requested', ...moments },
    });
    await orderRefund(tx, refundId);
    await recordDeskEvent(tx, { staff, kind: 'orders.refunded', orderId, subject: formatEuros(amount), now });
    return { ok: true };
  });
}

async function refusalOf(tx: Db, { orderId, amount, left }: Wanted): Promise<Refusal | null> {
  await lockOrder(tx, orderId);
  const order = await tx.order.findUnique({ where: { id: orderId } });
  if (!order || !isPaidAtStripe(order)) return 'not-paid';
  const refunds = await storedRefunds(tx, orderId);
  const disputes = await tx.dispute.findMany({ where: { orderId } });
  if (barsRefunds(disputes)) return 'disputed';
  const nowLeft = leftToRefund(refundableAmount(order), refunds);
  if (nowLeft !== left) return 'stale';
  if (amount > nowLeft) return 'too-much';
  const waits = refunds.some(({ status, stripeRefundId }) => status === 'requested' && stripeRefundId === null);
  return waits ? 'under-way' : null;
}

function isPaidAtStripe({ paymentStatus, stripePaymentIntentId }: Order): boolean {
  return paymentStatus === 'paid' && stripePaymentIntentId !== null;
}
