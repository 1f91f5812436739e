import { LIVE_STATUSES } from '@/lib/agenda/live-statuses';
import { type MadridDate, type MadridTime, madridInstant } from '@/lib/shared/madrid-time';
import { waitUntil } from '@/scripts/wait-until';
import type { Hour } from './hours';
import type { SharedShop } from './shop';

type Db = SharedShop['db'];

type StoredOrder = {
  status: string;
  paymentStatus: string;
  webhookProcessed: boolean;
  attentionReason: string | null;
  amountRefunded: number;
  paid: boolean;
  /** Oldest first. */
  bookings: string[];
};

/** A paid order that needs no attention. */
export const CONFIRMED = { status: 'confirmed', paymentStatus: 'paid', webhookProcessed: true, attentionReason: null };

export async function storedOrder(db: Db, orderId: string): Promise<StoredOrder> {
  const { rows } = await db.query<StoredOrder>(
    `SELECT status, payment_status AS "paymentStatus", webhook_processed AS "webhookProcessed",
       attention_reason AS "attentionReason", amount_refunded AS "amountRefunded", paid_at IS NOT NULL AS paid,
       ARRAY(SELECT b.status::text FROM bookings b WHERE b.order_id = o.id ORDER BY b.created_at) AS bookings
     FROM orders o WHERE id = $1`,
    [orderId],
  );
  const [order] = rows;
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}

export async function statusBecomes(db: Db, orderId: string, status: string, timeout = 60_000): Promise<void> {
  const reached = async () => (await storedOrder(db, orderId)).status === status;
  await waitUntil(reached, { timeout, message: `The order does not become ${status}` });
}

/** As if the time for its payment were over. */
export async function letClaimRunOut(db: Db, orderId: string): Promise<void> {
  await db.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE order_id = $1`, [orderId]);
}

/** As if fifteen minutes had passed. */
export async function letHoldRunOut(db: Db, { bookingDate, bookingTime }: Hour): Promise<void> {
  const { rowCount } = await db.query(
    `UPDATE bookings SET expires_at = now() - interval '1 second' WHERE status = 'held' AND booking_date = $1 AND booking_time = $2`,
    [bookingDate, bookingTime],
  );
  if (rowCount !== 1) throw new Error(`Nobody holds ${bookingDate} ${bookingTime}.`);
}

export type Stored = { orders: number; bookings: number; users: number; events: number };

/** How much there is of everything that a request can store. */
export async function countStored(db: Db): Promise<Stored> {
  const { rows } = await db.query<Stored>(
    `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM bookings) AS bookings,
       (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM stripe_events) AS events`,
  );
  const [counts] = rows;
  if (!counts) throw new Error('A count always has a row.');
  return counts;
}

/** Minutes since midnight. */
export function minuteOfDay(time: MadridTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

type Claim = { status: string /** Minutes since midnight, Madrid. */; start: number; end: number };

/** The claims on the consultant's time that stand on this day, in their order. */
export async function liveClaims(db: Db, bookingDate: MadridDate): Promise<Claim[]> {
  const { rows } = await db.query<{ status: string; time: MadridTime; duration: number }>(
    `SELECT status, to_char(booking_time, 'HH24:MI') AS time, duration FROM bookings
     WHERE booking_date = $1 AND status::text = ANY($2) ORDER BY starts_at`,
    [bookingDate, LIVE_STATUSES],
  );
  return rows.map(({ status, time, duration }) => {
    const start = minuteOfDay(time);
    return { status, start, end: start + duration };
  });
}

type BuyerOrder = { id: string; status: string; paymentStatus: string; sessionId: string | null; price: number };

/** What the database holds of a buyer's orders, oldest first. */
export async function ordersOf(db: Db, { email }: { email: string }): Promise<BuyerOrder[]> {
  const { rows } = await db.query<BuyerOrder>(
    `SELECT id, status, payment_status AS "paymentStatus", stripe_session_id AS "sessionId", total_amount AS price
     FROM orders WHERE customer_email = $1 ORDER BY created_at`,
    [email],
  );
  return rows;
}

/** As if fifteen minutes had passed for every hold. */
export async function letHoldsRunOut(db: Db): Promise<void> {
  await db.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE status = 'held'`);
}

/** As the sweep does when a claim runs out while its payment is under way. */
export async function loseHourOf(db: Db, { email }: { email: string }): Promise<void> {
  await db.query(
    `UPDATE bookings SET status = 'expired', expires_at = NULL WHERE customer_email = $1 AND status = 'pending'`,
    [email],
  );
}

/** The product costs this many cents while `during` runs. */
export async function withPrice(db: Db, slug: string, cents: number, during: () => Promise<void>): Promise<void> {
  const { rows } = await db.query<{ price: number }>('SELECT price FROM products WHERE slug = $1', [slug]);
  const set = (price: number | undefined) => db.query('UPDATE products SET price = $2 WHERE slug = $1', [slug, price]);
  await set(cents);
  try {
    await during();
  } finally {
    await set(rows[0]?.price);
  }
}

/** Keeps this hour from visitors, as staff do. */
export async function storeBlock(db: Db, { bookingDate, bookingTime }: Hour): Promise<void> {
  await db.query(
    `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration)
     VALUES (gen_random_uuid(), 'block', 'blocked', $1::timestamptz, $1::timestamptz + interval '1 hour', 60)`,
    [madridInstant(bookingDate, bookingTime)],
  );
}
