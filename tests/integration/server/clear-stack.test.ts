import { sharedShop } from '@/tests/support/shop/shop';

const shop = sharedShop();

/** Of a purchase, in the order of the alphabet. */
const WRITTEN = ['bookings', 'mails', 'orders', 'rate_limits', 'stripe_events'] as const;
const CATALOGUE = ['deliverables', 'products'] as const;

/** Those of the tables that have rows. */
async function filled(tables: readonly string[]): Promise<string[]> {
  const looks = tables.map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`);
  const { rows } = await shop.db.query<{ name: string }>(looks.join(' UNION ALL '));
  return rows.map(({ name }) => name).sort();
}

test('a stack that a test has filled is empty after it is cleared, but for the catalogue, and sells as before', async () => {
  const { orderId, sessionId } = await shop.place();
  await shop.sandbox.completeSession(sessionId);
  await shop.becomes({ orderId }, 'confirmed');
  await shop.jobs.laterDone();
  await shop.sandbox.fail('stripe', 'down');
  expect(await filled(WRITTEN)).toEqual(WRITTEN);

  await shop.clear();
  expect(await filled(WRITTEN)).toEqual([]);
  expect(await filled(CATALOGUE)).toEqual(CATALOGUE);
  expect(await shop.sandbox.emails()).toEqual([]);
  expect(await shop.sandbox.sessions()).toEqual([]);
  const { rows } = await shop.db.query<{ on: string }>(`SELECT current_setting('session_replication_role') AS "on"`);
  expect(rows).toEqual([{ on: 'origin' }]);
  expect((await shop.place()).orderId).toBeTruthy();
});
