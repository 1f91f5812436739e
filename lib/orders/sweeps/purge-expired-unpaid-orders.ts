import 'server-only';
import { subHours } from 'date-fns';
import type { OrderStatus } from '@/lib/generated/prisma/enums';
import { db } from '@/lib/server/db';
import { UNPAID_ORDER_RETENTION_HOURS } from '@/lib/shared/retention';
import { deleteOrders } from './delete-orders';

const ENDED_UNPAID: OrderStatus[] = ['expired', 'cancelled', 'failed'];
const CUSTOMERS_PER_STATEMENT = 5_000;

/** Their customers go with them, unless another order refers to them. */
export async function purgeExpiredUnpaidOrders(now: Date): Promise<void> {
  const before = subHours(now, UNPAID_ORDER_RETENTION_HOURS);
  const createdAt = { lt: before };
  // With an attention reason money has come that does not fit: that waits for staff, and is kept as a paid order is.
  const withoutMoney = { paymentStatus: 'unpaid', paidAt: null, attentionReason: null } as const;
  await deleteOrders({ createdAt, status: { in: ENDED_UNPAID }, ...withoutMoney });
  await db().booking.deleteMany({
    where: { kind: 'purchase', createdAt, orderId: null, status: { in: ['released', 'expired'] } },
  });
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
