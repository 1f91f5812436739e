import 'server-only';
import type { Condition } from '@/lib/condition';
import { db } from '@/lib/db';

/** Orders that were paid, or for which a payment that does not fit has come, and that are neither confirmed nor refunded. */
export async function unconfirmedOrders(): Promise<Condition[]> {
  const orders = await db().order.findMany({
    where: {
      OR: [{ paymentStatus: 'paid' }, { attentionReason: { not: null } }],
      paymentStatus: { not: 'refunded' },
      status: { notIn: ['confirmed', 'refunded'] },
    },
    select: { id: true, status: true, attentionReason: true, paidAt: true, updatedAt: true },
  });
  return orders.map(({ id, status, attentionReason, paidAt, updatedAt }) => ({
    kind: 'order-unconfirmed',
    key: id,
    since: paidAt ?? updatedAt,
    figures: { order: id, status, reason: attentionReason ?? 'unknown' },
  }));
}
