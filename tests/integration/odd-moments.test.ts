import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@/tests/support/wait-until';
import { times } from './support/concurrency';
import { jobsDone, laterJobsDone, sweep } from './support/jobs';
import { mailKinds } from './support/mails';
import { CONFIRMED, letClaimRunOut, storedOrder } from './support/records';
import { type Held, openShop, type Placed, type Shop } from './support/shop';
import { deliver, eventsOf, sessionAtStripe } from './support/stripe-events';

jest.setTimeout(60_000);

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.clear());

test('an hour given back while its payment page is being opened is never both free and payable', async () => {
  await times(20, async (index) => {
    const hour = shop.hours.next();
    const held = await shop.hold(hour);
    const { holdToken }: Held = held.body;
    const booking = shop.book(hour, { holdToken });
    // From before the order is stored to after its page is open.
    await pause(index * 4);
    const released = await shop.api.delete(`/api/holds/${holdToken}`);
    expect(released.status).toBe(204);
    const placed = await booking;
    if (placed.status !== 201) return;
    const { orderId, sessionId }: Placed = placed.body;
    const { status } = await storedOrder(shop.db, orderId);
    const session = await sessionAtStripe(shop, sessionId);
    expect([status, session.status]).not.toEqual(['cancelled', 'open']);
  });
});

test('the sweep leaves alone an order whose buyer has pressed again meanwhile', async () => {
  await shop.sandbox.fail('stripe', 'error');
  const hour = shop.hours.next();
  const body = shop.bookingBody(hour);
  const key = { 'Idempotency-Key': 'pressed-twice' };
  expect((await shop.api.post('/api/bookings', body, key)).status).toBe(502);
  await shop.sandbox.fail('stripe', 'none');
  const again = await shop.api.post<Placed>('/api/bookings', body, key);
  expect(again.status).toBe(201);
  await sweep(shop.db, 'expire-claims');
  expect(await storedOrder(shop.db, again.body.orderId)).toMatchObject({ status: 'pending', bookings: ['pending'] });
});

test('an hour whose payment page Stripe no longer knows is free again, and does not stop the sweep', async () => {
  const forgotten = await shop.place();
  await shop.sandbox.reset();
  const overdue = await shop.place();
  for (const { orderId } of [forgotten, overdue]) await letClaimRunOut(shop.db, orderId);
  await sweep(shop.db, 'expire-claims');
  for (const { orderId } of [forgotten, overdue]) {
    expect(await storedOrder(shop.db, orderId)).toMatchObject({ status: 'expired', bookings: ['expired'] });
  }
});

test('a delayed payment that failed is noticed without its message', async () => {
  const { orderId, sessionId } = await shop.place();
  await shop.sandbox.completeSession(sessionId, 'unpaid');
  await waitUntil(async () => (await storedOrder(shop.db, orderId)).paymentStatus === 'processing', {
    timeout: 10_000,
    message: 'The order is not processing',
  });
  await shop.sandbox.pauseWebhooks();
  await shop.sandbox.settleSession(sessionId, false);
  await shop.sandbox.dropWebhooks();
  await sweep(shop.db, 'reconcile-orders');
  expect(await storedOrder(shop.db, orderId)).toMatchObject({ status: 'failed', paymentStatus: 'unpaid' });
  await shop.sandbox.resumeWebhooks();
});

test('paying back another payment of the same buyer leaves the appointment standing, and tells the staff', async () => {
  const purchase = await shop.place();
  const paid = await eventsOf(shop, purchase);
  await deliver(shop.api, paid.completed());
  const another = await eventsOf(shop, purchase);
  await deliver(shop.api, another.refunded());
  await laterJobsDone(shop.db);
  expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ ...CONFIRMED, amountRefunded: 0 });
  expect(await mailKinds(shop, purchase)).toContain('staff: mismatch');
});

test('a payment of another amount is reported once, however often the sweeps come by, and the right one still counts', async () => {
  const purchase = await shop.place();
  const events = await eventsOf(shop, purchase);
  await deliver(shop.api, events.completed({ amount_total: 1 }));
  await letClaimRunOut(shop.db, purchase.orderId);
  for (const task of ['expire-claims', 'reconcile-orders', 'expire-claims'] as const) await sweep(shop.db, task);
  await jobsDone(shop.db);
  expect(await mailKinds(shop, purchase)).toEqual(['staff: mismatch']);
  expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  await deliver(shop.api, events.completed());
  expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject(CONFIRMED);
});

test.each(['ana@foo-.es', 'ana@-foo.es', `ana@${'x'.repeat(64)}.es`, `${'a'.repeat(65)}@foo.es`])(
  'an address that no mail can reach is refused before anybody pays: %s',
  async (customerEmail) => {
    const answer = await shop.book(shop.hours.next(), { customerEmail });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual(['customerEmail']);
  },
);
