import 'server-only';
import { db } from '@/lib/server/db';
import { madridInstant } from '@/lib/shared/madrid-time';
import type { DayCount } from './add-up';
import type { Span } from './contract';

/**
 * One statement, and with it one moment: a row that is deleted meanwhile is counted where it was or where it went, never twice.
 * An order has chosen one hour, that of its first booking. A refund counts once it is on its way, and no longer if it
 * fails; what a bank has taken back by a dispute counts as one.
 */
export async function countDays({ from, until }: Span): Promise<DayCount[]> {
  const [first, last] = [madridInstant(from, '00:00'), madridInstant(until, '00:00')];
  return db().$queryRaw<DayCount[]>`
    WITH happened (at, product_id, step, amount) AS (
      SELECT b.created_at, b.product_id, 'chosen', 0 FROM bookings b
      WHERE b.kind = 'purchase' AND NOT EXISTS (
        SELECT FROM bookings e WHERE e.order_id = b.order_id AND (e.created_at, e.id) < (b.created_at, b.id))
      UNION ALL SELECT created_at, product_id, 'begun', 0 FROM orders WHERE stripe_session_id IS NOT NULL
      UNION ALL SELECT paid_at, product_id, 'paid', total_amount FROM orders WHERE paid_at IS NOT NULL
      UNION ALL SELECT m.moved_at, b.product_id, 'moved', 0
        FROM booking_moves m JOIN bookings b ON b.id = m.booking_id AND b.kind = 'purchase'
      UNION ALL SELECT r.made_at, o.product_id, 'refunded', r.amount
        FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.status IN ('pending', 'succeeded')
      UNION ALL SELECT d.lost_at, o.product_id, 'refunded', d.amount
        FROM disputes d JOIN orders o ON o.id = d.order_id WHERE d.status = 'lost'
    )
    SELECT to_char(at AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD') AS day, product_id::text AS "productId", step,
      count(*)::int AS count, sum(amount)::float8 AS amount
    FROM happened WHERE at >= ${first}::timestamptz AND at < ${last}::timestamptz
    GROUP BY 1, 2, 3
    UNION ALL
    SELECT to_char(day, 'YYYY-MM-DD'), product_id::text, step, count, 0
    FROM daily_counts WHERE day >= ${from}::date AND day < ${until}::date`;
}
