import { waitUntil } from '@/scripts/wait-until';
import { times } from '@/tests/support/http/concurrency';
import { CONFIRMED, letClaimRunOut, storedOrder } from '@/tests/support/shop/records';
import { payAgain } from '@/tests/support/shop/refunds';
import { type Held, type Placed, sharedShop } from '@/tests/support/shop/shop';
import { deliver, eventsOf } from '@/tests/support/shop/stripe-events';
import { until } from '@/tests/support/stack/until';

const shop = sharedShop();

beforeEach(() => shop.clear());

describe('an hour given back', () => {
  const release = async (holdToken: string) =>
    expect((await shop.api.delete(`/api/holds/${holdToken}`)).status).toBe(204);

  /** The states of every order, each with those of its pages at Stripe. */
  async function ordersAndPages(): Promise<string[][]> {
    const { rows: orders } = await shop.db.query<{ id: string; status: string }>('SELECT id, status FROM orders');
    const sessions = await shop.sandbox.sessions();
    const pagesOf = (id: string) => sessions.filter((session) => session.client_reference_id === id);
    return orders.map(({ id, status }) => [status, ...pagesOf(id).map((session) => session.status ?? '')]);
  }

  test('before it is booked is free for that booking too', async () => {
    const hour = shop.hours.next();
    const { holdToken }: Held = (await shop.hold(hour)).body;
    await release(holdToken);
    expect((await shop.book(hour, { holdToken })).status).toBe(201);
    expect(await ordersAndPages()).toEqual([['pending', 'open']]);
  });

  test('while its payment page is being opened is free, and cannot be paid for any more', async () => {
    const hour = shop.hours.next();
    const { holdToken }: Held = (await shop.hold(hour)).body;
    await shop.sandbox.fail('stripe', 'slow', 60_000);
    const booking = shop.book(hour, { holdToken });
    const opened = async () => (await shop.sessionsAtStripe()) === 1;
    await waitUntil(opened, { timeout: 60_000, every: 20, message: 'Stripe is not asked for a page' });
    await release(holdToken);
    expect(await shop.slotStatus(hour)).toBe('free');
    await shop.sandbox.fail('stripe', 'none');
    expect((await booking).body.error.code).toBe('order_closed');
    expect(await ordersAndPages()).toEqual([['cancelled', 'expired']]);
  });

  test('when its payment page is open is free, and cannot be paid for any more', async () => {
    const hour = shop.hours.next();
    const { holdToken }: Held = (await shop.hold(hour)).body;
    expect((await shop.book(hour, { holdToken })).status).toBe(201);
    await release(holdToken);
    expect(await shop.slotStatus(hour)).toBe('free');
    expect(await ordersAndPages()).toEqual([['cancelled', 'expired']]);
  });

  test('at the very moment of its booking is never both free and payable', async () => {
    await times(20, async () => {
      const hour = shop.hours.next();
      const { holdToken }: Held = (await shop.hold(hour)).body;
      await Promise.all([shop.book(hour, { holdToken }), release(holdToken)]);
    });
    const found = await ordersAndPages();
    expect(found).toHaveLength(20);
    expect(found).not.toContainEqual(['cancelled', 'open']);
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
  await shop.jobs.sweep('expire-claims');
  expect(await storedOrder(shop.db, again.body.orderId)).toMatchObject({ status: 'pending', bookings: ['pending'] });
});

test('an hour whose payment page Stripe no longer knows is free again, and does not stop the sweep', async () => {
  const forgotten = await shop.place();
  await shop.sandbox.reset();
  const overdue = await shop.place();
  for (const { orderId } of [forgotten, overdue]) await letClaimRunOut(shop.db, orderId);
  await shop.jobs.sweep('expire-claims');
  for (const { orderId } of [forgotten, overdue]) {
    expect(await shop.stored({ orderId })).toMatchObject({ status: 'expired', bookings: ['expired'] });
  }
});

test('a delayed payment that failed is noticed without its message', async () => {
  const { orderId, sessionId } = await shop.place();
  await shop.sandbox.completeSession(sessionId, 'unpaid');
  await until(
    async () => (await shop.stored({ orderId })).paymentStatus === 'processing',
    'The order is not processing',
  );
  await shop.sandbox.pauseWebhooks();
  await shop.sandbox.settleSession(sessionId, false);
  await shop.sandbox.dropWebhooks();
  await shop.jobs.sweep('reconcile-orders');
  expect(await shop.stored({ orderId })).toMatchObject({ status: 'failed', paymentStatus: 'unpaid' });
  await shop.sandbox.resumeWebhooks();
});

test('paying back another payment of the same buyer leaves the appointment standing, and tells the staff', async () => {
  const purchase = await shop.buy();
  await shop.sandbox.refundSession(await payAgain(shop, purchase));
  await until(async () => (await shop.mailKinds(purchase)).includes('staff: mismatch'), 'The staff is not told');
  await shop.jobs.laterDone();
  expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, amountRefunded: 0 });
  expect(await shop.mailKinds(purchase)).toContain('staff: mismatch');
});

test('a payment of another amount is reported once, however often the sweeps come by, and the right one still counts', async () => {
  const purchase = await shop.place();
  const events = await eventsOf(shop, purchase);
  await deliver(shop.api, events.completed({ amount_total: 1 }));
  await letClaimRunOut(shop.db, purchase.orderId);
  for (const task of ['expire-claims', 'reconcile-orders', 'expire-claims'] as const) await shop.jobs.sweep(task);
  await shop.jobs.done();
  expect(await shop.mailKinds(purchase)).toEqual(['staff: mismatch']);
  expect(await shop.stored(purchase)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  await deliver(shop.api, events.completed());
  expect(await shop.stored(purchase)).toMatchObject(CONFIRMED);
});

test('an hour whose payment does not fit is free again after two days, and the order waits for a person', async () => {
  const purchase = await shop.place();
  const events = await eventsOf(shop, purchase);
  await deliver(shop.api, events.completed({ amount_total: 1 }));
  const claimEnded = (ago: string) =>
    shop.db.query('UPDATE bookings SET expires_at = now() - $2::interval WHERE order_id = $1', [purchase.orderId, ago]);
  await claimEnded('47 hours');
  await shop.jobs.sweep('expire-claims');
  expect(await shop.slotStatus(purchase.hour)).toBe('booked');
  await claimEnded('49 hours');
  await shop.jobs.sweep('expire-claims');
  expect(await shop.slotStatus(purchase.hour)).toBe('free');
  expect(await shop.stored(purchase)).toMatchObject({
    status: 'needs_attention',
    paymentStatus: 'unpaid',
    attentionReason: 'payment-mismatch',
  });
  await deliver(shop.api, events.completed());
  expect(await shop.stored(purchase)).toMatchObject(CONFIRMED);
});

test.each(['ana@foo-.es', 'ana@-foo.es', `ana@${'x'.repeat(64)}.es`, `${'a'.repeat(65)}@foo.es`])(
  'an address that no mail can reach is refused before anybody pays: %s',
  async (customerEmail) => {
    const answer = await shop.book(shop.hours.next(), { customerEmail });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual(['customerEmail']);
  },
);
