import 'server-only';
import { subHours, subYears } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import type { OrderStatus } from '@/lib/generated/prisma/enums';
import { db, transaction } from '@/lib/server/db';
import { lockedById } from '@/lib/server/locked-by-id';
import { madridDate, madridInstant } from '@/lib/shared/madrid-time';
import {
  PAID_ORDER_RETENTION_YEARS,
  UNMATCHED_STATEMENT_RETENTION_YEARS,
  UNPAID_ORDER_RETENTION_HOURS,
} from '@/lib/shared/retention';
import { lockOrders } from '../lock-order';

const ENDED_UNPAID: OrderStatus[] = ['expired', 'cancelled', 'failed'];
const CUSTOMERS_PER_STATEMENT = 5_000;

/** Their customers go with them, unless another order refers to them. */
export async function purgeExpiredUnpaidOrders(now: Date): Promise<void> {
  const before = subHours(now, UNPAID_ORDER_RETENTION_HOURS);
  // With an attention reason money has come that does not fit: that waits for staff, and is kept as a paid order is.
  const withoutMoney = { paymentStatus: 'unpaid', paidAt: null, attentionReason: null } as const;
  await deleteOrders({ createdAt: { lt: before }, status: { in: ENDED_UNPAID }, ...withoutMoney });
  const isOver = Prisma.sql`kind = 'purchase' AND created_at < ${before}::timestamptz AND order_id IS NULL
    AND status IN ('released', 'expired')`;
  await db().$executeRaw`DELETE FROM bookings WHERE ${lockedById('bookings', isOver)}`;
  let deleted: number;
  do deleted = await deleteCustomersWithoutOrder(before);
  while (deleted === CUSTOMERS_PER_STATEMENT);
}

function deleteCustomersWithoutOrder(before: Date): Promise<number> {
  return db().$executeRaw`
    DELETE FROM users WHERE id IN (
      SELECT id FROM users WHERE created_at < ${before}::timestamptz
        AND NOT EXISTS (SELECT FROM orders WHERE user_id = users.id)
      LIMIT ${CUSTOMERS_PER_STATEMENT}::int
    )`;
}

// A statement has ten seconds.
const BATCH = 1_000;

/** Deletes these orders with their appointments, a batch at a time. */
async function deleteOrders(where: Prisma.OrderWhereInput): Promise<void> {
  for (;;) {
    const orders = await db().order.findMany({ where, take: BATCH, select: { id: true } });
    const ids = orders.map(({ id }) => id);
    const these = { ...where, id: { in: ids } };
    await transaction(async (tx) => {
      await lockOrders(tx, ids);
      await tx.booking.deleteMany({ where: { order: these } });
      await tx.order.deleteMany({ where: these });
    });
    if (orders.length < BATCH) return;
  }
}

/** Orders with money, also refunded ones and those that wait for a person. Their customers go as those of unpaid orders. */
export async function purgeExpiredPaidOrders(now: Date): Promise<void> {
  const year = Number(madridDate(now).slice(0, 4)) - PAID_ORDER_RETENTION_YEARS;
  const expired = { lt: madridInstant(`${year}-01-01`, '00:00') };
  // Money that did not fit the order is not its payment: only the order's own date is known.
  await deleteOrders({
    OR: [{ paidAt: expired }, { paidAt: null, attentionReason: { not: null }, createdAt: expired }],
  });
}

/** Deletes the hashes of networks of orders that are no longer open. */
export async function purgeOrderClaimantHashes(): Promise<void> {
  await db().$executeRaw`
    UPDATE orders SET claimant_hash = NULL, claimant_site_hash = NULL, claimant_prefix_hash = NULL
    WHERE ${lockedById('orders', Prisma.sql`claimant_prefix_hash IS NOT NULL AND status <> 'pending'`)}`;
}

/** Statements that belong to an order go with it. */
export async function purgeUnmatchedStatements(now: Date): Promise<void> {
  const expired = { lt: subYears(now, UNMATCHED_STATEMENT_RETENTION_YEARS) };
  await db().withdrawal.deleteMany({ where: { state: 'unmatched', submittedAt: expired } });
}
