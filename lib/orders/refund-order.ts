import 'server-only';
import type { Db } from '@/lib/db';
import type { Order } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Refund } from '@/lib/payments/refund';

/** False if it belongs to no order. Only a full refund ends the order; a later payment then confirms nothing. */
export async function refundOrder(
  tx: Db,
  { orderId, paymentIntentId, amountRefunded }: Refund,
  now: Date,
): Promise<boolean> {
  const order = await findRefunded(tx, orderId, paymentIntentId);
  if (!order) return false;
  if (order.stripePaymentIntentId && order.stripePaymentIntentId !== paymentIntentId) {
    // A second payment of the same order was refunded; the one that confirmed it stands.
    await enqueue(tx, 'alert-staff', {
      alert: 'payment-mismatch',
      orderId: order.id,
      detail: `refund of ${paymentIntentId}`,
    });
    return false;
  }

  const refunded = Math.min(amountRefunded, order.totalAmount);
  await tx.order.updateMany({
    where: { id: order.id, amountRefunded: { lt: refunded } },
    data: { amountRefunded: refunded },
  });
  if (refunded < order.totalAmount) return true;

  const { count } = await tx.order.updateMany({
    where: { id: order.id, paymentStatus: { not: 'refunded' } },
    data: {
      paymentStatus: 'refunded',
      status: 'refunded',
      webhookProcessed: true,
      paidAt: order.paidAt ?? now,
      stripePaymentIntentId: paymentIntentId ?? order.stripePaymentIntentId,
    },
  });
  if (count === 1) await cancelBookings(tx, order.id);
  return true;
}

async function findRefunded(
  tx: Db,
  orderId: string | null,
  stripePaymentIntentId: string | null,
): Promise<Order | null> {
  if (orderId) return tx.order.findUnique({ where: { id: orderId } });
  if (stripePaymentIntentId) return tx.order.findFirst({ where: { stripePaymentIntentId } });
  return null;
}

async function cancelBookings(tx: Db, orderId: string): Promise<void> {
  const cancelled = await tx.booking.updateManyAndReturn({
    where: { orderId, status: { in: ['pending', 'confirmed'] } },
    data: { status: 'cancelled' },
    select: { id: true },
  });
  for (const { id } of cancelled) await enqueue(tx, 'delete-meeting', { bookingId: id });
  await enqueue(tx, 'send-order-email', { orderId, email: 'refund' });
  await enqueue(tx, 'alert-staff', { alert: 'refund', orderId, detail: null });
}
