import type { APIRequestContext } from '@playwright/test';
import type { Stack } from '../stack/stack';
import type { Hour } from './page-hours';
import type { Visitor } from './visitor';

type Row = { id: string; status: string; paymentStatus: string; sessionId: string | null; price: number };

/** What the database holds of a buyer's orders, oldest first. */
export async function ordersOf({ db }: Stack, { email }: Visitor): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `SELECT id, status, payment_status AS "paymentStatus", stripe_session_id AS "sessionId", total_amount AS price
     FROM orders WHERE customer_email = $1 ORDER BY created_at`,
    [email],
  );
  return rows;
}

/** Fifteen minutes later, as far as the server is concerned. */
export async function letHoldsExpire({ db }: Stack): Promise<void> {
  await db.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE status = 'held'`);
}

/** What the sweep does when a buyer's hour has run out while the money is on its way. */
export async function loseHourOf({ db }: Stack, { email }: Visitor): Promise<void> {
  await db.query(
    `UPDATE bookings SET status = 'expired', expires_at = NULL WHERE customer_email = $1 AND status = 'pending'`,
    [email],
  );
}

/** Another visitor holds this hour from now on. Returns the status of the answer. */
export async function takeAsSomebodyElse(api: APIRequestContext, slug: string, hour: Hour): Promise<number> {
  const { id } = (await (await api.get(`/api/products/${slug}`)).json()) as { id: string };
  const taken = await api.post('/api/holds', {
    data: { productId: id, bookingDate: hour.date, bookingTime: hour.time },
  });
  return taken.status();
}

/** The product costs this many cents while `during` runs. */
export async function withPrice(
  { db }: Stack,
  slug: string,
  cents: number,
  during: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.query<{ price: number }>('SELECT price FROM products WHERE slug = $1', [slug]);
  const set = (price: number | undefined) => db.query('UPDATE products SET price = $2 WHERE slug = $1', [slug, price]);
  await set(cents);
  try {
    await during();
  } finally {
    await set(rows[0]?.price);
  }
}

/** The server knows how the payment of this session ended, and not only from the buyer's own page. */
export async function orderAnswer(api: APIRequestContext, sessionId: string): Promise<string> {
  return (await api.get(`/api/orders/${sessionId}`)).text();
}
