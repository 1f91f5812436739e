import 'server-only';
import type { ListedRefund } from '@/lib/payments/list-refunds';
import { db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { log } from '@/lib/server/log';
import { orderSettlement } from '../refunds/order-refund';

/** Has a refund of Stripe's list settled that is not stored as it is. One of ours without an order is told to staff once. */
export async function applyListedRefund({ id, status, refund, ours }: ListedRefund, now: Date): Promise<void> {
  const { orderId, paymentIntentId } = refund;
  const order = orderId && (await db().order.findUnique({ where: { id: orderId } }));
  const isItsPayment = order && (!order.stripePaymentIntentId || order.stripePaymentIntentId === paymentIntentId);
  if (order && isItsPayment) {
    if (!paymentIntentId || (await db().refundRow.count({ where: { stripeRefundId: id, status } })) > 0) return;
    await orderSettlement(db(), paymentIntentId);
    log.warn({ orderId: order.id }, 'refund that no event reported');
    return;
  }
  if (!order && !ours) return;
  await transaction(async (tx) => {
    const told = await tx.stripeEvent.createMany({
      data: { id, type: 'refund.unmatched', createdAt: now },
      skipDuplicates: true,
    });
    if (told.count === 0) return;
    const detail = `refund ${id}: ${paymentIntentId ?? '?'}`;
    await enqueue(tx, 'alert-staff', { alert: 'payment-mismatch', orderId: order ? order.id : null, detail });
  });
}
