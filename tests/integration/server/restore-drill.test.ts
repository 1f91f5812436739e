import { readFileSync } from 'node:fs';
import { waitUntil } from '@/scripts/wait-until';
import { ownShop, type Placed, type Purchase } from '@/tests/support/shop/shop';
import { takeSnapshot } from '@/tests/support/stack/database';
import { until } from '@/tests/support/stack/until';

type Sale = Pick<Purchase, 'orderId' | 'sessionId' | 'email'>;

const shop = ownShop();

/** The statement of docs/backup.md that is run after a restore. */
function comparisonWithStripe(): string {
  const text = readFileSync('docs/backup.md', 'utf8');
  const [statement] = /SELECT graphile_worker\.add_job\('reconcile-with-stripe'[^;]*;/.exec(text) ?? [];
  if (!statement) throw new Error('docs/backup.md queues no comparison with Stripe.');
  return statement;
}

async function storedStatuses(): Promise<Record<string, string>> {
  const { rows } = await shop.db.query<{ id: string; status: string }>('SELECT id, status FROM orders');
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
}

async function placeWithoutHour(): Promise<Sale> {
  const email = 'sin-hora@example.com';
  const customerInfo = { fullName: 'Irene Salas', email };
  const { body } = await shop.api.post<Placed>('/api/payments', shop.paymentBody({ customerInfo }));
  return { ...body, email };
}

async function pay(sale: Sale): Promise<void> {
  await shop.sandbox.completeSession(sale.sessionId);
  await becomes(sale, 'confirmed');
}

async function refund(sale: Sale): Promise<void> {
  await shop.sandbox.refundSession(sale.sessionId);
  await becomes(sale, 'refunded');
}

/** A lost order is unknown at its page until it is rebuilt. */
async function becomes({ sessionId }: Sale, status: string): Promise<void> {
  const reached = async () => {
    const { body } = await shop.api.get<{ order?: { status: string } }>(`/api/orders/${sessionId}`);
    return body.order?.status === status;
  };
  await waitUntil(reached, { timeout: 60_000, every: 100, message: `The order does not become ${status}` });
}

/** The subjects, without what follows them, of all e-mails about a buyer since `known`, sorted. */
async function mailsAbout({ email }: Sale, known: ReadonlySet<string>): Promise<string[]> {
  const mails = (await shop.sandbox.emails()).filter(({ id }) => !known.has(id));
  const about = mails.filter(({ to, html }) => to.includes(email) || html?.includes(email));
  return about.map(({ subject }) => subject.replace(/( ·|:| \d).*/, '')).sort();
}

async function sentSoFar(): Promise<Set<string>> {
  await shop.jobs.laterDone();
  return new Set((await shop.sandbox.emails()).map(({ id }) => id));
}

test('sold, backed up, sold more, paid back, restored: every paid order is back, staff know, and no buyer hears twice', async () => {
  const [kept, refundedLater, paidLater] = [await shop.place(), await shop.place(), await shop.place()];
  await Promise.all([kept, refundedLater].map(pay));
  await shop.jobs.laterDone();
  await shop.stopServer();
  const backup = await takeSnapshot(shop.databaseUrl);
  await shop.startServer();

  const [lost, lostWithoutHour, lostAndRefunded] = [await shop.place(), await placeWithoutHour(), await shop.place()];
  await Promise.all([paidLater, lost, lostWithoutHour, lostAndRefunded].map(pay));
  await Promise.all([refundedLater, lostAndRefunded].map(refund));
  const known = await sentSoFar();

  await shop.killServer();
  await backup.restore();
  expect(await storedStatuses()).toEqual({
    [kept.orderId]: 'confirmed',
    [refundedLater.orderId]: 'confirmed',
    [paidLater.orderId]: 'pending',
  });
  await shop.db.query(comparisonWithStripe());
  await shop.startServer();

  for (const sale of [kept, paidLater, lost, lostWithoutHour]) await becomes(sale, 'confirmed');
  for (const sale of [refundedLater, lostAndRefunded]) await becomes(sale, 'refunded');
  await shop.jobs.laterDone();
  const since = (sale: Sale) => mailsAbout(sale, known);
  // The keys of the earlier e-mails send none of them again; only the meeting's link goes once more.
  expect({
    kept: await since(kept),
    refundedLater: await since(refundedLater),
    paidLater: await since(paidLater),
    lost: await since(lost),
    lostWithoutHour: await since(lostWithoutHour),
    lostAndRefunded: await since(lostAndRefunded),
  }).toEqual({
    kept: [],
    refundedLater: [],
    paidLater: ['El enlace para tu cita'],
    lost: ['El enlace para tu cita', 'Pedido recuperado de Stripe'],
    lostWithoutHour: ['Pedido recuperado de Stripe'],
    lostAndRefunded: ['Pedido recuperado de Stripe'],
  });
  const meetings = await shop.sandbox.meetings();
  expect(meetings.filter(({ deleted }) => !deleted)).toHaveLength(3);
});

test('the statement that queues the comparison after a restore is one that its job takes, and ends', async () => {
  await shop.db.query(comparisonWithStripe());
  const waiting = async () => {
    const { rows } = await shop.db.query(
      "SELECT last_error FROM graphile_worker.jobs WHERE key = 'reconcile-after-restore'",
    );
    expect(rows).not.toContainEqual({ last_error: expect.any(String) });
    return rows.length;
  };
  await until(async () => (await waiting()) === 0, 'The comparison does not end');
});
