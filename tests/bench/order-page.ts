import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { arrive } from '../support/http/arrivals';
import { OrderPages } from '../support/shop/order-pages';
import { CONSULTATION } from '../support/shop/products';
import { openShop, type Shop } from '../support/shop/shop';
import type { Contest, Ended } from './move-program';
import { median, percentile } from './statistics';
import { type Row, row } from './table';
import { ROUNDS } from './throughput';

const READERS = 20;
const SECONDS = 5;
const CONTENDERS = 200;
/** Rounds until the server's code is compiled and its statements are prepared. */
const WARM_UP = 3;

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
      row(
        `${CONTENDERS} changes to one hour at once, without HTTP, until all know`,
        change,
        'ms',
        '< 150 ms',
        change < 150,
      ),
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

/** What the pages call, without HTTP: exactly one may win. */
async function contend(shop: Shop): Promise<number[]> {
  const child = fork('tests/bench/move-program.ts', {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: shop.databaseUrl },
  });
  const answer = async (): Promise<string> => String((await once(child, 'message'))[0]);
  try {
    await answer();
    const milliseconds: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const { bookingDate: date, bookingTime: time } = shop.hours.next();
      child.send({ contenders: await buy(shop, round), date, time } satisfies Contest);
      const ended: Ended = JSON.parse(await answer());
      if (ended.moved !== 1 || ended.taken !== CONTENDERS - 1)
        throw new Error(`Changes to one hour: ${JSON.stringify(ended)}`);
      if (round >= WARM_UP) milliseconds.push(ended.milliseconds);
    }
    return milliseconds;
  } finally {
    child.kill();
  }
}

/** Paid orders with an appointment each, after the days that can be booked. */
async function buy(shop: Shop, round: number): Promise<Contest['contenders']> {
  const { rows } = await shop.db.query<{ id: string; shown: string }>(
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
     ) SELECT id, to_json(shown) #>> '{}' AS shown FROM booked`,
    [shop.product(CONSULTATION).id, `${randomUUID()}@example.com`, CONTENDERS, round],
  );
  return rows;
}
