import { addDays, subDays, subMonths } from 'date-fns';
import { waitUntil } from '@/scripts/wait-until';
import { openSharedShop, type SharedShop } from '@/tests/support/shop/shop';

const aged = subDays(subMonths(new Date(), 12), 1);
const recent = subMonths(new Date(), 11);

let shop: SharedShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => shop.stop());

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

test('an unpaid order is purged after twelve months, and nothing else is', async () => {
  await purchase('caducada', 'expired', 'unpaid', aged);
  await purchase('cancelada', 'cancelled', 'unpaid', aged);
  await purchase('reciente', 'expired', 'unpaid', recent);
  await purchase('pagada', 'confirmed', 'paid', aged);
  await purchase('devuelta', 'refunded', 'refunded', aged);
  await purchase('con dudas', 'needs_attention', 'paid', aged);
  await shop.db.query(
    `INSERT INTO users (id, email, full_name, created_at) VALUES
       (gen_random_uuid(), 'x@example.com', 'miró y se fue', $1), (gen_random_uuid(), 'y@example.com', 'acaba de llegar', $2)`,
    [aged, recent],
  );

  await shop.db.query("SELECT graphile_worker.add_job('purge-unpaid-orders', '{}'::json)");
  await waitUntil(async () => !(await remaining()).orders.includes('caducada'), {
    timeout: 60_000,
    message: 'Nothing is purged',
  });

  expect(await remaining()).toEqual({
    orders: ['con dudas', 'devuelta', 'pagada', 'reciente'],
    bookings: 4,
    users: ['acaba de llegar', 'con dudas', 'devuelta', 'pagada', 'reciente'],
  });
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
