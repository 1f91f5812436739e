import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';

type UnconfirmedOrder = { id: string; status: string; reason: string | null; since: Date };

/**
 * Orders that were paid, or for which a payment that does not fit has come, and that are neither confirmed nor refunded.
 * The condition is that of the index orders_unconfirmed.
 */
export async function unconfirmedOrders(): Promise<Condition[]> {
  const orders = await db().$queryRaw<UnconfirmedOrder[]>`
    SELECT id::text AS id, status::text AS status, attention_reason AS reason, coalesce(paid_at, updated_at) AS since
    FROM orders
    WHERE (payment_status = 'paid' OR attention_reason IS NOT NULL)
      AND payment_status <> 'refunded' AND status NOT IN ('confirmed', 'refunded')`;
  return orders.map(({ id, status, reason, since }) => ({
    kind: 'order-unconfirmed',
    key: id,
    since,
    figures: { order: id, status, reason: reason ?? 'unknown' },
  }));
}
