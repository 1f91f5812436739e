import { randomUUID } from 'node:crypto';
import { madridInstant } from '@/lib/shared/madrid-time';
import { inDrill } from '@/tests/support/drill/in-drill';
import { tally, times } from '@/tests/support/http/concurrency';
import { BOUGHT } from '@/tests/support/shop/mails';
import { CONSULTATION, FAMILY_PLAN } from '@/tests/support/shop/products';
import { countStored, liveClaims } from '@/tests/support/shop/records';
import { refundRows, refundsAtStripe } from '@/tests/support/shop/refunds';
import { type Placed, sharedShop } from '@/tests/support/shop/shop';
import { deliver, eventsAbout, sessionAtStripe } from '@/tests/support/shop/stripe-events';
import { startWithdrawals, type WithdrawalProcess } from '@/tests/support/shop/withdrawal-process';

const MANY = inDrill(40, 200);
const ROUNDS = inDrill(5, 50);

const shop = sharedShop({ instances: 2 });
afterEach(() => shop.sandbox.resumeWebhooks());

/** Odd and even callers reach different servers. */
function server(index: number) {
  const api = shop.apis[index % 2];
  if (!api) throw new Error('This stack has two servers.');
  return api;
}

test('both servers answer, and both run jobs', async () => {
  expect(shop.urls).toHaveLength(2);
  for (const index of [0, 1]) {
    expect(await server(index).get('/api/health')).toMatchObject({ status: 200, body: { database: 'ok', jobs: 'ok' } });
  }
  const { rows } = await shop.db.query<{ runners: number }>(
    `SELECT count(*)::int AS runners FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sofa-presence'`,
  );
  expect(rows).toEqual([{ runners: 2 }]);
});

test(`${MANY} visitors at two servers want one hour: one gets it`, async () => {
  const body = shop.holdBody(shop.hours.next());
  const answers = await times(MANY, (index) => server(index).post('/api/holds', body));
  expect(tally(answers)).toEqual({ 201: 1, 409: MANY - 1 });
});

test('60 and 90 minutes at two servers: no overlap', async () => {
  const bookingDate = shop.hours.day();
  const answers = await times(MANY, (index) => {
    const [bookingTime, slug] = index % 4 < 2 ? ['10:00', FAMILY_PLAN] : ['11:00', CONSULTATION];
    return server(index).post('/api/holds', shop.holdBody({ bookingDate, bookingTime }, slug));
  });
  expect(tally(answers)).toEqual({ 201: 1, 409: MANY - 1 });
  expect(await liveClaims(shop.db, bookingDate)).toHaveLength(1);
});

test('a hold that was taken at one server is paid, or given back, at the other', async () => {
  const [bought, returned] = [shop.hours.next(), shop.hours.next()];
  const first = await server(0).post<{ holdToken: string }>('/api/holds', shop.holdBody(bought));
  const placed = await server(1).post('/api/bookings', shop.bookingBody(bought, { holdToken: first.body.holdToken }));
  expect(placed.status).toBe(201);
  const second = await server(0).post<{ holdToken: string }>('/api/holds', shop.holdBody(returned));
  expect((await server(1).delete(`/api/holds/${second.body.holdToken}`)).status).toBe(204);
  expect(await shop.slotStatus(returned)).toBe('free');
});

test('forty buyers at two servers want one hour: one order and one payment page', async () => {
  const hour = shop.hours.next();
  const before = await countStored(shop.db);
  const answers = await times(40, (index) => server(index).post('/api/bookings', shop.bookingBody(hour)));
  expect(tally(answers)).toEqual({ 201: 1, 409: 39 });
  expect(await countStored(shop.db)).toEqual({ ...before, orders: before.orders + 1, bookings: before.bookings + 1 });
});

test('one Idempotency-Key twenty times at two servers: one order, one payment page, one answer', async () => {
  const body = shop.bookingBody(shop.hours.next());
  const headers = { 'Idempotency-Key': randomUUID() };
  const answers = await times(20, (index) => server(index).post<Placed>('/api/bookings', body, headers));
  expect(tally(answers)).toEqual({ 201: 20 });
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  const orderId = answers[0]?.body.orderId;
  const sessions = await shop.sandbox.sessions();
  expect(sessions.filter((session) => session.client_reference_id === orderId)).toHaveLength(1);
});

test('a payment reported to both servers by Stripe and by the page, five times each: one confirmation', async () => {
  const purchase = await shop.place();
  await shop.sandbox.pauseWebhooks();
  await shop.sandbox.completeSession(purchase.sessionId);
  const event = eventsAbout(await sessionAtStripe(shop, purchase.sessionId)).completed();
  const [webhooks, pages] = await Promise.all([
    times(10, (index) => deliver(server(index), event)),
    times(10, (index) => shop.askSuccessPage(purchase.sessionId, server(index))),
  ]);
  expect(tally(webhooks)).toEqual({ 200: 10 });
  expect(tally(pages)).toEqual({ 200: 10 });
  await shop.sandbox.resumeWebhooks();
  await shop.jobs.done();
  expect(await shop.stored(purchase)).toMatchObject({
    status: 'confirmed',
    webhookProcessed: true,
    bookings: ['confirmed'],
  });
  expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
  expect(await shop.meetingsOf(purchase.orderId)).toHaveLength(1);
});

test('money and a new buyer for a lost hour at the same time: one of both has it, and no money is forgotten', async () => {
  const outcomes = await times(6, async () => {
    const late = await shop.place();
    const about = eventsAbout(await sessionAtStripe(shop, late.sessionId));
    await deliver(server(0), about.expired());
    const [taken] = await Promise.all([
      server(1).post('/api/bookings', shop.bookingBody(late.hour)),
      deliver(server(0), about.completed()),
    ]);
    return { taken: taken.status, order: await shop.stored(late) };
  });
  for (const { taken, order } of outcomes) {
    expect(order.paymentStatus).toBe('paid');
    expect([taken, order.status]).toEqual(taken === 201 ? [201, 'needs_attention'] : [409, 'confirmed']);
  }
});

test('paying and cancelling at the same time: the order says what Stripe says', async () => {
  const outcomes = await times(12, async (index) => {
    const purchase = await shop.place();
    const paying = shop.sandbox.completeSession(purchase.sessionId).then(
      () => true,
      () => false,
    );
    const [paid] = await Promise.all([
      paying,
      server(index).post('/api/payments/cancel', { sessionId: purchase.sessionId }),
    ]);
    return { paid, purchase };
  });
  await shop.sandbox.resumeWebhooks();
  for (const { paid, purchase } of outcomes) {
    await server(1).post('/api/payments/success', { sessionId: purchase.sessionId });
    const session = await sessionAtStripe(shop, purchase.sessionId);
    expect(session.payment_status).toBe(paid ? 'paid' : 'unpaid');
    expect(await shop.stored(purchase)).toMatchObject(
      paid ? { status: 'confirmed', paymentStatus: 'paid' } : { status: 'cancelled', paymentStatus: 'unpaid' },
    );
    expect(await shop.slotStatus(purchase.hour)).toBe(paid ? 'booked' : 'free');
  }
});

test('twenty payments: each job is done once, whichever server takes it', async () => {
  const purchases = await times(20, () => shop.place());
  await Promise.all(purchases.map(({ sessionId }) => shop.sandbox.completeSession(sessionId)));
  await Promise.all(
    purchases.map(({ sessionId }, index) => server(index).post('/api/payments/success', { sessionId })),
  );
  await shop.jobs.done();
  for (const purchase of purchases) {
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
    expect(await shop.meetingsOf(purchase.orderId)).toHaveLength(1);
  }
});

test('the same sweep on both servers at once frees every hour and breaks none', async () => {
  const bookingDate = shop.hours.day();
  const starts = ['09:00', '10:00', '11:00', '12:00'];
  for (const bookingTime of starts) await shop.hold({ bookingDate, bookingTime });
  await shop.db.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE booking_date = $1`, [
    bookingDate,
  ]);
  const { rows } = await shop.db.query<{ id: string }>(
    `SELECT (graphile_worker.add_job('expire-claims')).id FROM generate_series(1, 8)`,
  );
  expect(rows).toHaveLength(8);
  for (const bookingTime of starts) expect((await shop.hold({ bookingDate, bookingTime })).status).toBe(201);
  expect(await liveClaims(shop.db, bookingDate)).toHaveLength(4);
});

test(`claims and the sweep expire the same holds, ${ROUNDS} times: one visitor gets the hour, and no answer is 500`, async () => {
  const bookingDate = shop.hours.day();
  const body = shop.holdBody({ bookingDate, bookingTime: '10:00' }, FAMILY_PLAN);
  for (let round = 0; round < ROUNDS; round += 1) {
    await shop.db.query(
      `INSERT INTO bookings (id, product_id, status, starts_at, ends_at, duration, expires_at)
       SELECT gen_random_uuid(), $1, 'held', at, at + interval '30 minutes', 30, now() - interval '1 second'
       FROM generate_series($2::timestamptz, $2::timestamptz + interval '1 hour', interval '30 minutes') AS at`,
      [body.productId, madridInstant(bookingDate, '10:00')],
    );
    const [answers] = await Promise.all([
      times(10, (index) => server(index).post('/api/holds', body)),
      shop.db.query(`SELECT graphile_worker.add_job('expire-claims') FROM generate_series(1, 4)`),
    ]);
    expect(tally(answers)).toEqual({ 201: 1, 409: 9 });
    await shop.db.query('DELETE FROM bookings WHERE booking_date = $1', [bookingDate]);
  }
});

test('twenty confirmations of a withdrawal at once in each of two processes: one statement, one refund, one of each mail', async () => {
  const purchase = await shop.buy();
  await shop.jobs.laterDone();
  const form = { name: purchase.name, ackEmail: purchase.email };
  const processes = await Promise.all([startWithdrawals(shop), startWithdrawals(shop)]);
  try {
    const confirm = (one: WithdrawalProcess) => one.call({ call: 'withdraw', orderId: purchase.orderId, form }, 20);
    const outcomes = (await Promise.all(processes.map(confirm))).flat();
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(40);
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(outcomes.map(({ withdrawalId }) => withdrawalId)).size).toBe(1);
  } finally {
    await Promise.all(processes.map((one) => one.stop()));
  }
  await shop.settles(purchase, 'refunded');
  const { rows } = await shop.db.query('SELECT state FROM withdrawals WHERE order_id = $1', [purchase.orderId]);
  expect(rows).toEqual([{ state: 'registered' }]);
  expect(await refundRows(shop, purchase)).toMatchObject([{ amount: 9900, status: 'succeeded' }]);
  expect(await refundsAtStripe(shop, purchase)).toHaveLength(1);
  const mails = await shop.mailKinds(purchase);
  expect(mails).toContain('acknowledgment');
  expect(new Set(mails).size).toBe(mails.length);
});
