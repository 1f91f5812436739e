import { addDays, subHours, subSeconds } from 'date-fns';
import { madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { sharedShop } from '@/tests/support/shop/shop';

const aged = subHours(new Date(), 25);
const recent = subHours(new Date(), 23);
/** The last moment of a calendar year whose six years are over, and the first of the next. */
const year = Number(madridDate(new Date()).slice(0, 4)) - 6;
const firstKept = madridInstant(`${year}-01-01`, '00:00');
const lastPurged = subSeconds(firstKept, 1);

const shop = sharedShop();
beforeEach(() => shop.clear());

let day = 0;

/** An order with its customer and its appointment, all of this age. */
async function purchase(name: string, status: string, payment: string, createdAt: Date): Promise<void> {
  const { rows } = await shop.db.query<{ id: string }>(
    `WITH buyer AS (
       INSERT INTO users (id, email, full_name, created_at)
       VALUES (gen_random_uuid(), $1::text || '@example.com', $1, $4::timestamptz) RETURNING id
     )
     INSERT INTO orders (id, product_id, user_id, customer_name, customer_email, total_amount, status, payment_status,
       paid_at, checkout_expires_at, created_at, updated_at)
     SELECT gen_random_uuid(), (SELECT id FROM products LIMIT 1), buyer.id, $1::text, $1::text || '@example.com', 9900,
       $2::order_status, $3::payment_status, CASE WHEN $3::payment_status <> 'unpaid' THEN $4::timestamptz END, $4, $4, $4 FROM buyer RETURNING id`,
    [name, status, payment, createdAt],
  );
  day += 1;
  await shop.db.query(
    `INSERT INTO bookings (id, order_id, product_id, status, starts_at, ends_at, duration, created_at, updated_at)
     SELECT gen_random_uuid(), id, product_id, $2::booking_status, $3::timestamptz, $3::timestamptz + interval '1 hour', 60, $4::timestamptz, $4
     FROM orders WHERE id = $1`,
    [rows[0]?.id, payment === 'unpaid' ? 'expired' : 'confirmed', addDays(aged, day), createdAt],
  );
}

async function remaining(): Promise<{ orders: string[]; bookings: number; users: string[] }> {
  const { rows } = await shop.db.query(
    `SELECT (SELECT coalesce(array_agg(customer_name ORDER BY customer_name), '{}') FROM orders) AS orders,
       (SELECT count(*)::int FROM bookings) AS bookings,
       (SELECT coalesce(array_agg(full_name ORDER BY full_name), '{}') FROM users) AS users`,
  );
  return rows[0];
}

test('an unpaid order is purged after 24 hours with its customer, and nothing else is', async () => {
  await purchase('caducada', 'expired', 'unpaid', aged);
  await purchase('cancelada', 'cancelled', 'unpaid', aged);
  await purchase('reciente', 'expired', 'unpaid', recent);
  await purchase('abierta', 'pending', 'unpaid', aged);
  await purchase('pagada', 'confirmed', 'paid', aged);
  await purchase('devuelta', 'refunded', 'refunded', aged);
  await purchase('con dudas', 'needs_attention', 'paid', aged);
  await purchase('otro importe', 'expired', 'unpaid', aged);
  await shop.db.query(`UPDATE orders SET attention_reason = 'payment-mismatch' WHERE customer_name = 'otro importe'`);
  await shop.db.query(
    `INSERT INTO users (id, email, full_name, created_at) VALUES
       (gen_random_uuid(), 'x@example.com', 'miró y se fue', $1), (gen_random_uuid(), 'y@example.com', 'acaba de llegar', $2)`,
    [aged, recent],
  );

  await shop.jobs.sweep('purge-unpaid-orders');

  expect(await remaining()).toEqual({
    orders: ['abierta', 'con dudas', 'devuelta', 'otro importe', 'pagada', 'reciente'],
    bookings: 6,
    users: ['abierta', 'acaba de llegar', 'con dudas', 'devuelta', 'otro importe', 'pagada', 'reciente'],
  });
});

test('a paid order is purged when six calendar years after that of its payment are over, with its appointment and customer', async () => {
  await purchase('pagada', 'confirmed', 'paid', lastPurged);
  await purchase('devuelta', 'refunded', 'refunded', lastPurged);
  await purchase('con dudas', 'needs_attention', 'paid', lastPurged);
  await purchase('del año siguiente', 'confirmed', 'paid', firstKept);

  await shop.jobs.sweep('purge-paid-orders');
  await shop.jobs.sweep('purge-unpaid-orders');

  expect(await remaining()).toEqual({ orders: ['del año siguiente'], bookings: 1, users: ['del año siguiente'] });
});

test('a waiting job of an earlier version’s name is replaced by the job of its key', async () => {
  const jobs = () =>
    shop.db.query(
      `SELECT identifier AS task FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE key = 'forget-unpaid'`,
    );
  const add = 'SELECT graphile_worker.add_job($1, job_key => $2, run_at => $3)';
  const later = addDays(new Date(), 1);
  await shop.db.query(add, ['forget-unpaid', 'forget-unpaid', later]);
  await shop.db.query(add, ['purge-unpaid-orders', 'forget-unpaid', later]);
  expect((await jobs()).rows).toEqual([{ task: 'purge-unpaid-orders' }]);
});
