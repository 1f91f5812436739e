import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { expireStaleHolds } from '@/lib/scheduling/stale-holds';
import { endOrderWithoutSession } from './end-unpaid-order';
import { sweep } from './settle-each';
import { closeCheckout } from './settle-order';

const ORDERS_PER_RUN = 200;

/** The sweep of every minute: frees the hours whose time is up. An order with a payment page is closed at Stripe first. */
export async function expireOverdueClaims(now: Date): Promise<void> {
  const holds = await expireStaleHolds(db(), now);
  const overdue = await findOverdueOrders(now);
  await sweep(overdue, async ({ id, stripeSessionId }) => {
    if (stripeSessionId) return closeCheckout(stripeSessionId, 'expired', 'sweep', now);
    await db().$transaction((tx) => endOrderWithoutSession(tx, id, 'expired', now));
    return { ok: true, status: 'expired' };
  });
  if (holds + overdue.length > 0) log.info({ holds, orders: overdue.length }, 'overdue claims swept');
}

/** A payment that is under way keeps its hour however long it takes. */
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
