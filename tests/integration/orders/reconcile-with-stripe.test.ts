import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { times } from '@/tests/support/http/concurrency';
import { staffAlertsAbout } from '@/tests/support/shop/mails';
import { CONFIRMED, countStored } from '@/tests/support/shop/records';
import { type Purchase, sharedShop } from '@/tests/support/shop/shop';
import { deliver, eventsOf } from '@/tests/support/shop/stripe-events';
import { purchase as foreignPurchase, stripeAt } from '@/tests/support/stack/start-sandbox';
import { until } from '@/tests/support/stack/until';

const shop = sharedShop();
afterEach(() => shop.sandbox.fail('stripe', 'none'));

const reconcile = () => shop.jobs.sweep('reconcile-with-stripe');

/** As a restore of an earlier backup leaves it. */
async function lose({ orderId }: Pick<Purchase, 'orderId'>): Promise<void> {
  await shop.db.query('DELETE FROM bookings WHERE order_id = $1', [orderId]);
  await shop.db.query('DELETE FROM orders WHERE id = $1', [orderId]);
}

async function paidAndLost(overrides?: Record<string, unknown>): Promise<Purchase> {
  const purchase = await shop.place(shop.hours.next(), overrides);
  await shop.payWithoutWebhook(purchase);
  await lose(purchase);
  return purchase;
}

function ordersInAll(orderId: string): Promise<number | null> {
  return shop.db.query('SELECT FROM orders WHERE id = $1', [orderId]).then(({ rowCount }) => rowCount);
}

/** A paid session that no order here has opened. */
async function payElsewhere(changes: Partial<Stripe.Checkout.SessionCreateParams>): Promise<string> {
  const { id } = await stripeAt(shop.sandbox.url).checkout.sessions.create(foreignPurchase(changes));
  await shop.sandbox.completeSession(id);
  return id;
}

test('a paid order that the database has lost is rebuilt with its hour, and staff are told', async () => {
  const purchase = await paidAndLost({ bookingType: 'in-person' });
  await reconcile();
  await shop.jobs.laterDone();
  expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
  expect(await shop.slotStatus(purchase.hour)).toBe('booked');
  expect((await shop.order(purchase.sessionId)).body).toMatchObject({
    order: { totalAmount: 9900 },
    booking: { ...purchase.hour, bookingType: 'in-person', customerEmail: purchase.email },
  });
  expect(await shop.mailKinds(purchase)).toEqual(['confirmation']);
  expect(await staffAlertsAbout(shop, purchase.orderId)).toEqual(['staff: rebuilt']);

  await reconcile();
  await shop.jobs.laterDone();
  expect(await shop.mailKinds(purchase)).toEqual(['confirmation']);
  expect(await staffAlertsAbout(shop, purchase.orderId)).toEqual(['staff: rebuilt']);
});

test('the meeting of a rebuilt order is the one that it had', async () => {
  const purchase = await shop.place();
  await shop.payWithoutWebhook(purchase);
  await reconcile();
  await shop.jobs.laterDone();
  const [before] = await shop.meetingsOf(purchase.orderId);
  await lose(purchase);
  await reconcile();
  await shop.jobs.laterDone();
  expect(await shop.meetingsOf(purchase.orderId)).toEqual([before]);
  // The key of the first confirmation sends no second one; the link goes once more.
  expect(await shop.mailKinds(purchase)).toEqual(['confirmation', 'meeting link', 'staff: new order']);
});

test('one whose hour another buyer has taken is left to staff, and its buyer is not written to', async () => {
  const purchase = await paidAndLost();
  await shop.place(purchase.hour);
  await reconcile();
  await shop.jobs.done();
  expect(await shop.stored(purchase)).toMatchObject({
    status: 'needs_attention',
    paymentStatus: 'paid',
    attentionReason: 'hour-lost',
    bookings: ['expired'],
  });
  expect(await shop.mailKinds(purchase)).toEqual([]);
  expect(await staffAlertsAbout(shop, purchase.orderId)).toEqual(['staff: rebuilt without hour']);
});

test('one whose booking another order has since then gets another, and is left to staff', async () => {
  const [lost, bought] = [await shop.place(), await shop.place()];
  await shop.payWithoutWebhook(lost);
  await shop.db.query('DELETE FROM bookings WHERE order_id = $1', [bought.orderId]);
  await shop.db.query('UPDATE bookings SET order_id = $1 WHERE order_id = $2', [bought.orderId, lost.orderId]);
  await lose(lost);
  await reconcile();
  await shop.jobs.done();
  expect(await shop.stored(lost)).toMatchObject({
    status: 'needs_attention',
    paymentStatus: 'paid',
    attentionReason: 'hour-lost',
    bookings: ['expired'],
  });
  expect(await shop.stored(bought)).toMatchObject({ status: 'pending', bookings: ['pending'] });
});

test('a session from before the appointment was recorded gives an order that is left to staff', async () => {
  const orderId = randomUUID();
  const [product] = (
    await shop.api.get<{ name: string; price: number; requiresBooking: boolean }[]>('/api/products')
  ).body.filter(({ requiresBooking }) => requiresBooking);
  if (!product) throw new Error('The catalogue has no appointment.');
  const price_data = { currency: 'eur', unit_amount: product.price, product_data: { name: product.name } };
  await payElsewhere({
    success_url: `${shop.baseUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    client_reference_id: orderId,
    metadata: { order_id: orderId },
    line_items: [{ quantity: 1, price_data }],
  });
  await reconcile();
  await shop.jobs.done();
  expect(await shop.stored({ orderId })).toMatchObject({
    status: 'needs_attention',
    paymentStatus: 'paid',
    attentionReason: 'appointment-unknown',
    bookings: [],
  });
  expect(await staffAlertsAbout(shop, orderId)).toEqual(['staff: rebuilt without hour']);
});

test('webhooks and sweeps at once rebuild one order, and tell of it once', async () => {
  const purchases = [await paidAndLost(), await paidAndLost()];
  const events = await Promise.all(purchases.map(async (purchase) => (await eventsOf(shop, purchase)).completed()));
  const [answers] = await Promise.all([
    times(8, (index) => deliver(shop.api, { ...events[index % 2], id: `evt_${randomUUID()}` } as (typeof events)[0])),
    times(4, reconcile),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await shop.jobs.laterDone();
  for (const purchase of purchases) {
    expect(await ordersInAll(purchase.orderId)).toBe(1);
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    expect(await shop.mailKinds(purchase)).toEqual(['confirmation']);
    expect(await staffAlertsAbout(shop, purchase.orderId)).toEqual(['staff: rebuilt']);
    expect(await shop.meetingsOf(purchase.orderId)).toHaveLength(1);
  }
});

describe('a refund that no event reported', () => {
  async function refundUnreported({ sessionId }: Purchase, amount?: number): Promise<void> {
    await shop.sandbox.pauseWebhooks();
    await shop.sandbox.refundSession(sessionId, amount);
    await shop.sandbox.dropWebhooks();
    await shop.sandbox.resumeWebhooks();
  }

  test('ends its order once, whether the order was lost or not', async () => {
    const [kept, lost] = [await shop.place(), await shop.place()];
    for (const purchase of [kept, lost]) {
      await shop.payWithoutWebhook(purchase);
      await refundUnreported(purchase);
    }
    await lose(lost);
    await times(3, reconcile);
    await reconcile();
    await shop.jobs.laterDone();
    for (const purchase of [kept, lost]) {
      expect(await shop.stored(purchase)).toMatchObject({ status: 'refunded', amountRefunded: 9900 });
      expect(await shop.slotStatus(purchase.hour)).toBe('free');
      expect((await shop.mailKinds(purchase)).filter((kind) => kind === 'refund')).toHaveLength(1);
    }
  });

  test('in part is noted', async () => {
    const purchase = await shop.place();
    await shop.payWithoutWebhook(purchase);
    await refundUnreported(purchase, 900);
    await reconcile();
    expect(await shop.stored(purchase)).toMatchObject({ status: 'confirmed', amountRefunded: 900 });
  });
});

test('behind a page of other sites’ sessions, which are left alone, a lost order is found', async () => {
  const purchase = await paidAndLost();
  const foreign = { order_id: randomUUID(), site: 'other.example' };
  await times(101, () => payElsewhere({ metadata: foreign }));
  const before = await countStored(shop.db);
  await reconcile();
  expect(await shop.stored(purchase)).toMatchObject(CONFIRMED);
  expect((await countStored(shop.db)).orders).toBe(before.orders + 1);
  await shop.jobs.done();
  expect(await staffAlertsAbout(shop, 'other.example')).toEqual([]);
});

test('while Stripe is down the comparison waits, and goes on where it was', async () => {
  const purchase = await paidAndLost();
  await shop.sandbox.fail('stripe', 'down');
  await reconcile();
  expect(await ordersInAll(purchase.orderId)).toBe(0);
  await shop.sandbox.fail('stripe', 'none');
  await shop.jobs.hurry('reconcile-with-stripe');
  await until(async () => (await ordersInAll(purchase.orderId)) === 1, 'The comparison does not go on');
});
