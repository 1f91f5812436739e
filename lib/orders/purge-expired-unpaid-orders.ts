import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/db';
import type { OrderStatus } from '@/lib/generated/prisma/enums';
import { UNPAID_ORDER_RETENTION_MONTHS } from '@/lib/retention';

const ENDED_UNPAID: OrderStatus[] = ['expired', 'cancelled', 'failed'];

export async function purgeExpiredUnpaidOrders(now: Date): Promise<void> {
  const createdAt = { lt: subMonths(now, UNPAID_ORDER_RETENTION_MONTHS) };
  const unpaid = { createdAt, status: { in: ENDED_UNPAID }, paymentStatus: 'unpaid', paidAt: null } as const;
  await db().$transaction([
    db().booking.deleteMany({ where: { order: unpaid } }),
    db().order.deleteMany({ where: unpaid }),
    db().booking.deleteMany({ where: { createdAt, orderId: null, status: { in: ['released', 'expired'] } } }),
    db().user.deleteMany({ where: { createdAt, orders: { none: {} } } }),
  ]);
}
