import 'server-only';
import type { Db } from '@/lib/server/db';
import { endUnpaidOrder, type UnpaidEnd } from './end-unpaid-order';

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
