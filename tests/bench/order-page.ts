import './server-modules';
import { randomUUID } from 'node:crypto';
import { arrive } from '../support/http/arrivals';
import { OrderPages } from '../support/shop/order-pages';
import { CONSULTATION } from '../support/shop/products';
import { openShop, type Shop } from '../support/shop/shop';
import { configureServer } from '../support/stack/server-environment';
import { median, percentile } from './statistics';
import { type Row, row } from './table';
import { ROUNDS } from './throughput';

const READERS = 20;
const SECONDS = 5;
const CONTENDERS = 200;

/** The page of an order while 20 people read theirs, and 200 buyers who move to the same hour at once. */
export async function measureOrderPage(): Promise<Row[]> {
  const shop = await openShop({ env: { LOG_LEVEL: 'warn' } });
  try {
    const order = await new OrderPages(shop).bought();
    const url = shop.baseUrl + order.page;
    await readAll(url); // warm-up
    const pages: number[] = [];
    for (let round = 0; round < ROUNDS; round++) pages.push(percentile(await readAll(url), 0.95));
    const contended = await contend(shop);
    const [page, change] = [median(pages), median(contended)];
    return [
      row(`the page of an order, ${READERS} readers who press once a second, p95`, page, 'ms', '< 60 ms', page < 60),
      row(`${CONTENDERS} changes to one hour, until all know`, change, 'ms', '< 150 ms', change < 150),
    ];
  } finally {
    await shop.stop();
  }
}

/** Milliseconds of each answer. Everybody presses once a second. */
async function readAll(url: string): Promise<number[]> {
  const samples = await arrive(
    Array.from({ length: READERS * SECONDS }, () => ({ url })),
    READERS,
  );
  for (const { status } of samples) if (status !== 200) throw new Error(`The page of an order answered ${status}`);
  return samples.map(({ milliseconds }) => milliseconds);
}

type Contender = { token: string; shown: Date };

/** What the pages call, without HTTP: exactly one may win. */
async function contend(shop: Shop): Promise<number[]> {
  configureServer();
  process.env.DATABASE_URL = shop.databaseUrl;
  const { db } = await import('@/lib/db');
  const { moveAppointment } = await import('@/lib/orders/appointment/move-appointment');
  const milliseconds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const contenders = await buy(shop, round);
    const { bookingDate: date, bookingTime: time } = shop.hours.next();
    const begun = performance.now();
    const answers = await Promise.all(
      contenders.map(({ token, shown }) => moveAppointment(token, { date, time }, shown, new Date())),
    );
    if (round > 0) milliseconds.push(performance.now() - begun); // the first is the warm-up
    const moved = answers.filter(({ ok }) => ok).length;
    const taken = answers.filter((answer) => !answer.ok && answer.reason === 'slot-taken').length;
    if (moved !== 1 || taken !== CONTENDERS - 1) throw new Error(`${moved} have moved, ${taken} know that it is taken`);
  }
  await db().$disconnect();
  return milliseconds;
}

/** Paid orders with an appointment each, after the days that can be booked. */
async function buy(shop: Shop, round: number): Promise<Contender[]> {
  const { orderToken } = await import('@/lib/orders/order-page/order-link');
  const { rows } = await shop.db.query<{ id: string; shown: Date }>(
    `WITH bought AS (
       INSERT INTO orders (id, product_id, total_amount, currency, status, payment_status, webhook_processed, customer_name,
         customer_email, checkout_expires_at, paid_at, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 9900, 'eur', 'confirmed', 'paid', true, 'Irene Salas', $2, now(), now(), now(), now()
       FROM generate_series(1, $3::int) RETURNING id
     ), numbered AS (SELECT id, row_number() OVER () AS n FROM bought),
     hours AS (
       SELECT id, date_trunc('hour', now()) + (50 + $4::int * 20) * interval '1 day' + n * interval '1 hour' AS starts_at FROM numbered
     ), booked AS (
       INSERT INTO bookings (id, kind, order_id, product_id, status, starts_at, ends_at, duration, booking_type, customer_name,
         customer_email, created_at, updated_at)
       SELECT gen_random_uuid(), 'purchase', id, $1, 'confirmed', starts_at, starts_at + interval '1 hour', 60, 'online',
         'Irene Salas', $2, now(), now() FROM hours RETURNING order_id AS id, starts_at AS shown
     ) SELECT id, shown FROM booked`,
    [shop.product(CONSULTATION).id, `${randomUUID()}@example.com`, CONTENDERS, round],
  );
  return rows.map(({ id, shown }) => ({ token: orderToken({ id, linkVersion: 1 }), shown }));
}
