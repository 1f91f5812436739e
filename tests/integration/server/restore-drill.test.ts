import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { waitUntil } from '@/scripts/wait-until';
import { Hours } from '@/tests/support/shop/hours';
import { laterJobsDone } from '@/tests/support/shop/jobs';
import { CONSULTATION, RESET } from '@/tests/support/shop/products';
import { InstalledProduct } from '@/tests/support/stack/installed-product';

type Sale = { sessionId: string; orderId: string; email: string };
type Placed = { sessionId: string; orderId: string };

jest.setTimeout(600_000);

let shop: InstalledProduct;
let db: pg.Pool;
let hours: Hours;

beforeAll(async () => {
  shop = await InstalledProduct.install();
  await start();
  hours = new Hours(new Date());
});

afterAll(async () => {
  await db?.end();
  await shop.remove();
});

async function start(): Promise<void> {
  await shop.start();
  db = new pg.Pool({ connectionString: shop.databaseUrl(), max: 2 });
  db.on('error', () => undefined);
}

async function crash(): Promise<void> {
  await db.end();
  await shop.kill();
}

async function placeBooking(): Promise<Sale> {
  const { id: productId } = (await shop.api.get<{ id: string }>(`/api/products/${CONSULTATION}`)).body;
  const customerEmail = `${randomUUID()}@example.com`;
  const buyer = { bookingType: 'online', customerName: 'Irene Salas', customerEmail };
  const { body } = await shop.api.post<Placed>('/api/bookings', { productId, ...hours.next(), ...buyer });
  return { sessionId: body.sessionId, orderId: body.orderId, email: customerEmail };
}

async function placeOrder(): Promise<Sale> {
  const { price: selectedPrice } = (await shop.api.get<{ price: number }>(`/api/products/${RESET}`)).body;
  const email = `${randomUUID()}@example.com`;
  const request = { productSlug: RESET, selectedPrice, customerInfo: { fullName: 'Irene Salas', email } };
  const { body } = await shop.api.post<Placed>('/api/payments', request);
  return { sessionId: body.sessionId, orderId: body.orderId, email };
}

async function pay(sale: Sale): Promise<Sale> {
  await shop.sandbox.completeSession(sale.sessionId);
  await becomes(sale, 'confirmed');
  return sale;
}

async function refund(sale: Sale): Promise<void> {
  await shop.sandbox.refundSession(sale.sessionId);
  await becomes(sale, 'refunded');
}

async function becomes({ sessionId }: Sale, status: string): Promise<void> {
  const reached = async () => {
    const { body } = await shop.api.get<{ order?: { status: string } }>(`/api/orders/${sessionId}`);
    return body.order?.status === status;
  };
  await waitUntil(reached, { timeout: 60_000, every: 100, message: `The order does not become ${status}` });
}

/** The subjects, without what follows them, of all e-mails about a buyer since `known`, sorted. */
async function mailsAbout({ email }: Sale, known: ReadonlySet<string> = new Set()): Promise<string[]> {
  const mails = (await shop.sandbox.emails()).filter(({ id }) => !known.has(id));
  const about = mails.filter(({ to, html }) => to.includes(email) || html?.includes(email));
  return about.map(({ subject }) => subject.replace(/( ·|:| \d).*/, '')).sort();
}

async function sentSoFar(): Promise<Set<string>> {
  await laterJobsDone(db);
  return new Set((await shop.sandbox.emails()).map(({ id }) => id));
}

test('sold, backed up, sold more, paid back, restored: every paid order is back, staff know, and no buyer hears twice', async () => {
  const [kept, refundedLater, paidLater] = [await placeBooking(), await placeBooking(), await placeBooking()];
  await Promise.all([pay(kept), pay(refundedLater)]);
  await laterJobsDone(db);

  expect(await shop.run('backup')).toMatchObject({ code: 0, output: expect.stringContaining('files') });

  const [lost, lostWithoutHour, lostAndRefunded] = [await placeBooking(), await placeOrder(), await placeBooking()];
  await Promise.all([paidLater, lost, lostWithoutHour, lostAndRefunded].map(pay));
  await Promise.all([refundedLater, lostAndRefunded].map(refund));
  const known = await sentSoFar();

  const [refused, checked] = await Promise.all([
    shop.run('restore', '--replace'),
    shop.run('restore', '--check', '--to', 'backup'),
  ]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('The site is running') });
  expect(checked).toMatchObject({ code: 0, output: expect.stringMatching(/can be restored: 3 orders.* 2 confirmed/) });

  await crash();
  expect(await shop.run('restore', '--to', 'backup')).toMatchObject({ code: 1 });
  const restored = await shop.run('restore', '--replace', '--to', 'backup');
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored: 3 orders') });
  await start();

  for (const sale of [kept, paidLater, lost, lostWithoutHour]) await becomes(sale, 'confirmed');
  for (const sale of [refundedLater, lostAndRefunded]) await becomes(sale, 'refunded');
  await laterJobsDone(db);
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

test('restored with what was archived, and what the crashed server had not archived yet, nothing is missing', async () => {
  const sale = await pay(await placeBooking());
  const known = await sentSoFar();
  await crash();
  const restored = await shop.run('restore', '--replace');
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored: 7 orders') });
  await start();
  await becomes(sale, 'confirmed');
  await laterJobsDone(db);
  expect(await mailsAbout(sale, known)).toEqual([]);
});

test('a backup that is not there, and a time before it, are named', async () => {
  const [unknown, tooEarly] = await Promise.all([
    shop.run('restore', '--check', 'no-such-backup'),
    shop.run('restore', '--check', '--to', '2020-01-01T00:00:00Z'),
  ]);
  expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('is no backup') });
  expect(tooEarly).toMatchObject({ code: 1, output: expect.stringContaining('choose an earlier one') });
});
