import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { expireOverdueHolds } from '@/lib/scheduling/expire-overdue-holds';
import { closeCheckout } from './close-checkout';
import { endOrderWithoutSession } from './end-order-without-session';
import { settleEach } from './settle-each';

const ORDERS_PER_RUN = 200;

/** The sweep of every minute: expires overdue holds and the orders of overdue claims. */
export async function expireOverdueClaims(now: Date): Promise<void> {
  const holds = await expireOverdueHolds(db(), now);
  const overdue = await findOverdueOrders(now);
  await settleEach(overdue, async ({ id, stripeSessionId }) => {
    if (stripeSessionId) return closeCheckout(stripeSessionId, 'expired', 'sweep', now);
    await db().$transaction((tx) => endOrderWithoutSession(tx, id, 'expired', now));
    return { ok: true, status: 'expired' };
  });
  if (holds + overdue.length > 0) log.info({ holds, orders: overdue.length }, 'overdue claims expired');
}

/** A payment in `processing` keeps its hour however long it takes. */
function findOverdueOrders(now: Date) {
  return db().order.findMany({
    where: {
      status: 'pending',
      paymentStatus: 'unpaid',
      attentionReason: null,
      OR: [
        { bookings: { some: { status: 'pending', expiresAt: { lte: now } } } },
        { bookings: { none: {} }, checkoutExpiresAt: { lte: now } },
      ],
    },
    orderBy: { checkoutExpiresAt: 'asc' },
    take: ORDERS_PER_RUN,
    select: { id: true, stripeSessionId: true },
  });
}
