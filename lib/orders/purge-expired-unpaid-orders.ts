import 'server-only';
import { subHours } from 'date-fns';
import { db } from '@/lib/db';
import type { OrderStatus } from '@/lib/generated/prisma/enums';
import { UNPAID_ORDER_RETENTION_HOURS } from '@/lib/retention';

const ENDED_UNPAID: OrderStatus[] = ['expired', 'cancelled', 'failed'];

/** Their customers go with them, unless another order refers to them. */
export async function purgeExpiredUnpaidOrders(now: Date): Promise<void> {
  const createdAt = { lt: subHours(now, UNPAID_ORDER_RETENTION_HOURS) };
  const unpaid = { createdAt, status: { in: ENDED_UNPAID }, paymentStatus: 'unpaid', paidAt: null } as const;
  await db().$transaction([
    db().booking.deleteMany({ where: { order: unpaid } }),
    db().order.deleteMany({ where: unpaid }),
    db().booking.deleteMany({ where: { createdAt, orderId: null, status: { in: ['released', 'expired'] } } }),
    db().user.deleteMany({ where: { createdAt, orders: { none: {} } } }),
  ]);
}
