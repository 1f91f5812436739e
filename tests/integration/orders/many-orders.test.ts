import { subDays } from 'date-fns';
import { waitUntil } from '@/scripts/wait-until';
import { inDrill } from '@/tests/support/drill/in-drill';
import { RESET } from '@/tests/support/shop/products';
import { letClaimRunOut } from '@/tests/support/shop/records';
import { sharedShop } from '@/tests/support/shop/shop';

jest.setTimeout(inDrill(300_000, 900_000));

const ORDERS = inDrill(300, 30_000);
const OPEN_ORDERS = 30_000;
const ASKED_PER_RUN = 1_000;
/** So slow that the reconciliation lasts until its budget ends: it still runs when expiry has ended. */
const STRIPE_MS = 500;

const shop = sharedShop();
beforeEach(() => shop.clear());

/** One third each: unpaid and days old, unpaid and recent, paid and days old. */
async function insertOrders(): Promise<void> {
  await shop.db.query(
    `INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, status, payment_status, paid_at,
       checkout_expires_at, created_at, updated_at)
     SELECT gen_random_uuid(), $2, 'Compradora ' || n, n || '@example.com', 879,
       (CASE WHEN n % 3 = 2 THEN 'confirmed' ELSE 'expired' END)::order_status,
       (CASE WHEN n % 3 = 2 THEN 'paid' ELSE 'unpaid' END)::payment_status,
       CASE WHEN n % 3 = 2 THEN at END, at, at, at
     FROM generate_series(1, $1::int) AS n,
       LATERAL (SELECT CASE WHEN n % 3 = 1 THEN now() - interval '1 hour' ELSE $3::timestamptz END AS at) AS age`,
    [ORDERS, shop.product(RESET).id, subDays(new Date(), 2)],
  );
}

/** Orders that wait for their payment, with sessions that Stripe does not know. */
async function insertOpenOrders(): Promise<void> {
  await shop.db.query(
    `INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, stripe_session_id, checkout_expires_at)
     SELECT gen_random_uuid(), $2, 'Compradora ' || n, n || '@example.com', 879, 'cs_test_' || n, now() + interval '1 hour'
     FROM generate_series(1, $1::int) AS n`,
    [OPEN_ORDERS, shop.product(RESET).id],
  );
}

/** How many orders each run asked about, the largest first: the cron may have begun another. */
async function askedByRun(since: Date): Promise<number[]> {
  const { rows } = await shop.db.query<{ asked: number }>(
    'SELECT count(*)::int AS asked FROM orders WHERE asked_at > $1 GROUP BY asked_at ORDER BY asked DESC',
    [since],
  );
  return rows.map(({ asked }) => asked);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** In the queue of its cron entry. Whether it runs, and whether it has ended. */
async function startReconcile() {
  const { rows } = await shop.db.query<{ id: string }>(
    `SELECT id FROM graphile_worker.add_job('reconcile-orders', queue_name => 'orders')`,
  );
  const job = async () =>
    (
      await shop.db.query<{ running: boolean }>(
        'SELECT locked_at IS NOT NULL AS running FROM graphile_worker._private_jobs WHERE id = $1',
        [rows[0]?.id],
      )
    ).rows[0];
  return { runs: async () => (await job())?.running === true, ended: async () => (await job()) === undefined };
}

test(`among ${ORDERS} orders the sweeps delete those that are unpaid and over a day old, and the shop goes on selling`, async () => {
  await insertOrders();
  for (const task of ['purge-unpaid-orders', 'expire-claims', 'reconcile-orders'] as const) await shop.jobs.sweep(task);
  const { rows } = await shop.db.query(
    'SELECT payment_status AS payment, count(*)::int AS orders FROM orders GROUP BY 1 ORDER BY 1',
  );
  expect(rows).toEqual([
    { payment: 'unpaid', orders: ORDERS / 3 },
    { payment: 'paid', orders: ORDERS / 3 },
  ]);
  expect((await shop.place()).orderId).toBeTruthy();
});

test(`with ${OPEN_ORDERS} open orders expiry does not wait for the reconciliation, which ends and goes on where it was`, async () => {
  const paid = await shop.place();
  await shop.payWithoutWebhook(paid);
  const overdue = await shop.place();
  await letClaimRunOut(shop.db, overdue.orderId);
  await insertOpenOrders();
  const begun = new Date();
  await shop.sandbox.fail('stripe', 'slow', STRIPE_MS);

  const first = await startReconcile();
  await waitUntil(first.runs, { timeout: 100_000, every: 20, message: 'The reconciliation does not begin' });
  await shop.jobs.sweep('expire-claims');
  expect(await first.runs()).toBe(true);
  await shop.sandbox.fail('stripe', 'none');
  expect(await shop.stored(overdue)).toMatchObject({ status: 'expired' });
  await waitUntil(first.ended, { timeout: 100_000, message: 'The reconciliation does not end' });
  // The oldest come first: among them the one whose webhook was lost.
  expect(await shop.stored(paid)).toMatchObject({ status: 'confirmed', webhookProcessed: true });
  const asked = await askedByRun(begun);
  expect(asked[0]).toBe(ASKED_PER_RUN);

  await shop.jobs.sweep('reconcile-orders');
  expect(sum(await askedByRun(begun))).toBeGreaterThanOrEqual(sum(asked) + ASKED_PER_RUN);
  const { rows } = await shop.db.query('SELECT task FROM sweep_runs WHERE finished_at > $1 ORDER BY task', [begun]);
  expect(rows.map(({ task }) => task)).toEqual(expect.arrayContaining(['expire-claims', 'reconcile-orders']));
  expect((await shop.api.get('/api/health')).status).toBe(200);
});
