import 'server-only';
import { v7 as uuid } from 'uuid';
import type { Db } from '@/lib/server/db';
import { cancelComingAppointment } from '../refunds/cancel-coming-appointment';
import { orderRefund } from '../refunds/order-refund';

type Executed = { orderId: string; refundId: string | null };

/**
 * Cancels the appointment and orders the money back, once for each statement: the refund hangs on the row that this call has
 * changed. After `lockOrder`. Null if it was done before, or is for staff to decide.
 */
export async function executeInTransaction(
  tx: Db,
  withdrawalId: string,
  now: Date,
): Promise<{ cancelledBookingId: string | null } | null> {
  const [executed] = await tx.$queryRaw<Executed[]>`
    WITH executed AS (
      UPDATE withdrawals SET executed_at = ${now}::timestamptz
      WHERE id = ${withdrawalId}::uuid AND state = 'registered' AND executed_at IS NULL AND basis IN ('law', 'guarantee')
      RETURNING id, order_id, basis
    ), wanted AS (
      INSERT INTO refunds (id, order_id, withdrawal_id, kind, amount, status, created_at, updated_at)
      SELECT ${uuid()}::uuid, o.id, executed.id, CASE executed.basis WHEN 'guarantee' THEN 'guarantee' ELSE 'withdrawal' END,
        o.total_amount - o.amount_lost - o.amount_refunded, 'requested', ${now}::timestamptz, ${now}::timestamptz
      FROM executed JOIN orders o ON o.id = executed.order_id
      WHERE o.payment_status = 'paid' AND o.total_amount > o.amount_lost + o.amount_refunded
      ON CONFLICT (order_id) WHERE status = 'requested' AND stripe_refund_id IS NULL DO NOTHING
      RETURNING id
    )
    SELECT executed.order_id::text AS "orderId", (SELECT id::text FROM wanted) AS "refundId" FROM executed`;
  if (!executed) return null;
  if (executed.refundId) await orderRefund(tx, executed.refundId);
  return { cancelledBookingId: await cancelComingAppointment(tx, executed.orderId, now) };
}
