import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import type { Hour } from './hours';

type Row = { id: string; status: string; paymentStatus: string; sessionId: string | null; price: number };

async function query<Rows extends pg.QueryResultRow>(databaseUrl: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<Rows>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** What the database holds of a buyer's orders, oldest first. */
export function ordersOf(databaseUrl: string, email: string): Promise<Row[]> {
  return query<Row>(
    databaseUrl,
    `SELECT id, status, payment_status AS "paymentStatus", stripe_session_id AS "sessionId", total_amount AS price
     FROM orders WHERE customer_email = $1 ORDER BY created_at`,
    [email],
  );
}

/** Fifteen minutes later, as far as the server is concerned. */
export async function letHoldsExpire(databaseUrl: string): Promise<void> {
  await query(databaseUrl, `UPDATE bookings SET expires_at = now() - interval '1 second' WHERE status = 'held'`);
}

/** What the sweep does when a buyer's hour has run out while the money is on its way. */
export async function loseHourOf(databaseUrl: string, email: string): Promise<void> {
  await query(
    databaseUrl,
    `UPDATE bookings SET status = 'expired', expires_at = NULL WHERE customer_email = $1 AND status = 'pending'`,
    [email],
  );
}

export async function takeAsSomebodyElse(api: APIRequestContext, slug: string, hour: Hour): Promise<number> {
  const { id } = (await (await api.get(`/api/products/${slug}`)).json()) as { id: string };
  const taken = await api.post('/api/holds', {
    data: { productId: id, bookingDate: hour.date, bookingTime: hour.time },
  });
  return taken.status();
}
