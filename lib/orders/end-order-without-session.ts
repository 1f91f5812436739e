import 'server-only';
import type { Db } from '@/lib/db';
import { endUnpaidOrder, type UnpaidEnd } from './end-unpaid-order';

/**
 * Ends an order that has no Checkout session. False if it has one by now, which must be expired at Stripe first, or if a
 * repeated request has extended its claim beyond `overdueAt`.
 */
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
