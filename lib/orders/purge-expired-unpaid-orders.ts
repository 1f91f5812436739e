import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/db';
import type { OrderStatus } from '@/lib/generated/prisma/enums';

/** As the privacy policy says. */
const KEPT_MONTHS = 12;

const ENDED: OrderStatus[] = ['expired', 'cancelled', 'failed'];

/** Deletes what is left of purchases that nobody paid: their orders and appointments, hours that were only held, and customers who bought nothing. */
export async function purgeExpiredUnpaidOrders(now: Date): Promise<void> {
  const createdAt = { lt: subMonths(now, KEPT_MONTHS) };
  const unpaid = { createdAt, status: { in: ENDED }, paymentStatus: 'unpaid', paidAt: null } as const;
  await db().$transaction([
    db().booking.deleteMany({ where: { order: unpaid } }),
    db().order.deleteMany({ where: unpaid }),
    db().booking.deleteMany({ where: { createdAt, orderId: null, status: { in: ['released', 'expired'] } } }),
    db().user.deleteMany({ where: { createdAt, orders: { none: {} } } }),
  ]);
}
