import { subDays, subMonths } from 'date-fns';
import { inDrill } from '@/tests/support/drill/in-drill';
import { hurry, jobsDone, sweep } from '@/tests/support/shop/jobs';
import { RESET } from '@/tests/support/shop/products';
import { openSharedShop, type SharedShop } from '@/tests/support/shop/shop';

jest.setTimeout(inDrill(300_000, 900_000));

const ORDERS = inDrill(300, 30_000);

let shop: SharedShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => shop.stop());

/** One third each: unpaid and a year old, unpaid and recent, paid and a year old. */
async function insertOrders(): Promise<void> {
  await shop.db.query(
    `INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, status, payment_status, paid_at,
       checkout_expires_at, created_at, updated_at)
     SELECT gen_random_uuid(), $2, 'Compradora ' || n, n || '@example.com', 879,
       (CASE WHEN n % 3 = 2 THEN 'confirmed' ELSE 'expired' END)::order_status,
       (CASE WHEN n % 3 = 2 THEN 'paid' ELSE 'unpaid' END)::payment_status,
       CASE WHEN n % 3 = 2 THEN at END, at, at, at
     FROM generate_series(1, $1::int) AS n,
       LATERAL (SELECT CASE WHEN n % 3 = 1 THEN now() - interval '1 month' ELSE $3::timestamptz END AS at) AS age`,
    [ORDERS, shop.product(RESET).id, subDays(subMonths(new Date(), 12), 1)],
  );
}

test(`among ${ORDERS} orders the sweeps delete those that are unpaid and over a year old, and the shop goes on selling`, async () => {
  await insertOrders();
  await shop.db.query("SELECT graphile_worker.add_job('purge-unpaid-orders')");
  await hurry(shop.db);
  await jobsDone(shop.db, inDrill(30_000, 300_000));
  for (const task of ['expire-claims', 'reconcile-orders'] as const) await sweep(shop.db, task);
  const { rows } = await shop.db.query(
    'SELECT payment_status AS payment, count(*)::int AS orders FROM orders GROUP BY 1 ORDER BY 1',
  );
  expect(rows).toEqual([
    { payment: 'unpaid', orders: ORDERS / 3 },
    { payment: 'paid', orders: ORDERS / 3 },
  ]);
  expect((await shop.place()).orderId).toBeTruthy();
});
