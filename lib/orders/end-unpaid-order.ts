import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';

/** expired: not paid in time. cancelled: the buyer gave up. failed: a delayed payment did not arrive. */
export type UnpaidEnd = 'expired' | 'cancelled' | 'failed';

type Options = {
  /** The state comes from Stripe and is final: the sweep need not ask again. */
  settled?: boolean;
  only?: Prisma.OrderWhereInput;
};

/** False, and nothing changed, if no payment is awaited: a payment always wins. The only writer of these three ends. */
export async function endUnpaidOrder(
  tx: Db,
  orderId: string,
  end: UnpaidEnd,
  { settled = false, only }: Options = {},
): Promise<boolean> {
  const cancelled = end === 'cancelled';
  const { count } = await tx.order.updateMany({
    where: {
      id: orderId,
      // Expiring a session makes Stripe send an event, which often ends the order before the cancellation is stored.
      status: cancelled ? { in: ['pending', 'expired'] } : 'pending',
      paymentStatus: { in: ['unpaid', 'processing'] },
      ...only,
    },
    data: { status: end, paymentStatus: 'unpaid', ...(settled && { webhookProcessed: true }) },
  });
  if (count === 0) return false;
  await tx.booking.updateMany({
    where: { orderId, status: cancelled ? { in: ['pending', 'expired'] } : 'pending' },
    data: { status: cancelled ? 'released' : 'expired' },
  });
  return true;
}

/** False if it has a session by now (to be expired at Stripe first), or if its claim now ends after `overdueAt`. */
export async function endOrderWithoutSession(
  tx: Db,
  orderId: string,
  end: UnpaidEnd,
  overdueAt?: Date,
): Promise<boolean> {
  return endUnpaidOrder(tx, orderId, end, {
    only: {
      stripeSessionId: null,
      status: 'pending',
      ...(overdueAt && { bookings: { none: { status: 'pending', expiresAt: { gt: overdueAt } } } }),
    },
  });
}
