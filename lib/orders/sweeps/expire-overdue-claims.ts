import 'server-only';
import { expireOverdueHolds } from '@/lib/agenda/expire-overdue-holds';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { endOpenOrder } from './end-open-order';
import { makeRoom } from './make-room';
import { releaseMismatchedHours } from './release-mismatched-hours';
import { settleEach } from './settle-each';

const ORDERS_PER_RUN = 1_000;

// Shorter than the minute between two runs.
const BUDGET_MS = 40_000;

/** The sweep of every minute: expires overdue holds and the orders of overdue claims, and makes room in a crowded calendar. */
export async function expireOverdueClaims(now: Date): Promise<void> {
  const holds = await expireOverdueHolds(db(), now);
  const overdue = await findOverdueOrders(now);
  const fault = await settleEach(overdue, (order) => endOpenOrder(order, now, now), { milliseconds: BUDGET_MS });
  if (holds + overdue.length > 0) log.info({ holds, orders: overdue.length }, 'overdue claims expired');
  await makeRoom(now);
  await releaseMismatchedHours(now);
  if (fault) throw fault;
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
