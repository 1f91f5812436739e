import 'server-only';
import { madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { PAID_ORDER_RETENTION_YEARS } from '@/lib/shared/retention';
import { deleteOrders } from './delete-orders';

/** Orders with money, also refunded ones and those that wait for a person. Their customers go as those of unpaid orders. */
export async function purgeExpiredPaidOrders(now: Date): Promise<void> {
  const year = Number(madridDate(now).slice(0, 4)) - PAID_ORDER_RETENTION_YEARS;
  const expired = { lt: madridInstant(`${year}-01-01`, '00:00') };
  // Money that did not fit the order is not its payment: only the order's own date is known.
  await deleteOrders({
    OR: [{ paidAt: expired }, { paidAt: null, attentionReason: { not: null }, createdAt: expired }],
  });
}
