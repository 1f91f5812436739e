import 'server-only';
import { db } from '@/lib/db';
import { madridDate, madridInstant } from '@/lib/madrid-time';
import { PAID_ORDER_RETENTION_YEARS } from '@/lib/retention';

/** Orders with money, refunded ones and those that wait for a person included, with their appointments. Their customers go as those of unpaid orders. */
export async function purgeExpiredPaidOrders(now: Date): Promise<void> {
  const year = Number(madridDate(now).slice(0, 4)) - PAID_ORDER_RETENTION_YEARS;
  const expired = { lt: madridInstant(`${year}-01-01`, '00:00') };
  // Money that did not fit the order is not its payment: only the order's own date is known.
  const paid = { OR: [{ paidAt: expired }, { paidAt: null, attentionReason: { not: null }, createdAt: expired }] };
  await db().$transaction([
    db().booking.deleteMany({ where: { order: paid } }),
    db().order.deleteMany({ where: paid }),
  ]);
}
