import 'server-only';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import type { Db } from '@/lib/server/db';
import { type RefundRights, rightsOfOrder } from './refund-rights';

/** Under which right a statement about this paid order is in time at this moment; null if it is late. */
export async function findBasis(tx: Db, orderId: string, now: Date): Promise<RefundRights['basis']> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { paidAt: true, noticeSentAt: true, status: true, attentionReason: true },
  });
  const local = await readLocalHolidays(tx);
  return order.paidAt && rightsOfOrder({ ...order, paidAt: order.paidAt }, now, local).basis;
}
