import 'server-only';
import type { Db } from '@/lib/db';

/** Why an unpaid order ends. expired: nobody paid in time. cancelled: the buyer gave up. failed: the payment did not arrive. */
export type UnpaidEnd = 'expired' | 'cancelled' | 'failed';

/**
 * Ends an order that nobody will pay and frees its hour, in the caller's transaction. Only for sessions that cannot be paid
 * any more. False, and nothing changed, if the order is not waiting for its payment: money always wins.
 */
export async function expireOrder(tx: Db, orderId: string, end: UnpaidEnd, settled: boolean): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: { id: orderId, status: 'pending', paymentStatus: { in: ['unpaid', 'processing'] } },
    data: { status: end, paymentStatus: 'unpaid', ...(settled && { webhookProcessed: true }) },
  });
  if (count === 0) return false;
  await tx.booking.updateMany({
    where: { orderId, status: 'pending' },
    data: { status: end === 'cancelled' ? 'released' : 'expired' },
  });
  return true;
}
