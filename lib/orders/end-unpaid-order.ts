import 'server-only';
import type { Db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';

/** Why an unpaid order ends. expired: nobody paid in time. cancelled: the buyer gave up. failed: the payment did not arrive. */
export type UnpaidEnd = 'expired' | 'cancelled' | 'failed';

const waiting = { status: 'pending', paymentStatus: { in: ['unpaid', 'processing'] } } satisfies Prisma.OrderWhereInput;

/**
 * Ends an order that nobody will pay and frees its hour, in the caller's transaction. Only for sessions that cannot be paid
 * any more. False, and nothing changed, if the order is not waiting for its payment: money always wins.
 */
export async function endUnpaidOrder(tx: Db, orderId: string, end: UnpaidEnd, settled: boolean): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    // Closing a page makes Stripe tell us that it has expired, often before we have noted that its buyer gave up.
    where: { id: orderId, ...waiting, ...(end === 'cancelled' && { status: { in: ['pending', 'expired'] } }) },
    data: { status: end, paymentStatus: 'unpaid', ...(settled && { webhookProcessed: true }) },
  });
  if (count === 1) await freeHour(tx, orderId, end);
  return count === 1;
}

/**
 * Ends an order for which no payment page was ever opened. False if one has been opened since somebody looked, or if the
 * buyer has pressed again and so renewed the claim: then Stripe must be asked first, or nothing done at all.
 */
export async function endOrderWithoutSession(
  tx: Db,
  orderId: string,
  end: UnpaidEnd,
  renewedAfter?: Date,
): Promise<boolean> {
  const renewed = renewedAfter && {
    bookings: { none: { status: 'pending', expiresAt: { gt: renewedAfter } } } as const,
  };
  const { count } = await tx.order.updateMany({
    where: { id: orderId, stripeSessionId: null, ...waiting, ...renewed },
    data: { status: end },
  });
  if (count === 1) await freeHour(tx, orderId, end);
  return count === 1;
}

async function freeHour(tx: Db, orderId: string, end: UnpaidEnd): Promise<void> {
  const cancelled = end === 'cancelled';
  await tx.booking.updateMany({
    where: { orderId, status: cancelled ? { in: ['pending', 'expired'] } : 'pending' },
    data: { status: cancelled ? 'released' : 'expired' },
  });
}
