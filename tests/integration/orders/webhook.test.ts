import { randomUUID } from 'node:crypto';
import { BOUGHT, staffAlertsAbout } from '@/tests/support/shop/mails';
import { CONFIRMED, countStored, letClaimRunOut, liveClaims } from '@/tests/support/shop/records';
import { unreported } from '@/tests/support/shop/refunds';
import { type Purchase, sharedShop } from '@/tests/support/shop/shop';
import {
  deliver,
  deliverAll,
  type eventsAbout,
  eventsOf,
  type StripeEvent,
  signature,
} from '@/tests/support/shop/stripe-events';

const shop = sharedShop();

/** Every order of the members. */
function permutations<Member>(members: Member[]): Member[][] {
  if (members.length <= 1) return [members];
  return members.flatMap((first, index) =>
    permutations(members.toSpliced(index, 1)).map((others) => [first, ...others]),
  );
}

async function paidAndRefunded(purchases: Purchase[]): Promise<void> {
  for (const { sessionId } of purchases) {
    await shop.sandbox.completeSession(sessionId);
    await shop.sandbox.refundSession(sessionId);
  }
}

type EventName = keyof ReturnType<typeof eventsAbout>;

describe('events in every order end in the same state', () => {
  async function outcomes(names: EventName[], { twice = false } = {}) {
    const ways = permutations(names);
    const purchases = await Promise.all(ways.map(() => shop.place()));
    // Settling asks Stripe, so what is reported of a refund must be there.
    if (names.includes('refunded')) await unreported(shop, () => paidAndRefunded(purchases));
    const reported = await Promise.all(
      ways.map(async (way, index) => {
        const purchase = purchases[index] ?? (await shop.place());
        const about = await eventsOf(shop, purchase);
        const inOrder = way.map((name) => about[name]());
        await deliverAll(shop.api, inOrder);
        if (twice) await deliverAll(shop.api, inOrder);
        return purchase;
      }),
    );
    await shop.jobs.laterDone();
    return Promise.all(
      reported.map(async (purchase, index) => ({
        way: ways[index]?.join(', '),
        purchase,
        order: await shop.stored(purchase),
        mails: await shop.mailKinds(purchase),
        meetings: (await shop.meetingsOf(purchase.orderId)).filter(({ deleted }) => !deleted).length,
        hour: await shop.slotStatus(purchase.hour),
      })),
    );
  }

  test('paid, paid later, expired: the money counts', async () => {
    for (const { way, order, mails, meetings, hour } of await outcomes(['completed', 'succeeded', 'expired'], {
      twice: true,
    })) {
      expect({ way, order, mails, meetings, hour }).toMatchObject({
        way,
        order: { ...CONFIRMED, paid: true },
        mails: BOUGHT,
        meetings: 1,
        hour: 'booked',
      });
      expect(order.bookings.filter((status) => status === 'confirmed')).toHaveLength(1);
    }
  });

  test('promised and then paid', async () => {
    for (const { way, order, mails, meetings } of await outcomes(['promised', 'succeeded'])) {
      expect({ way, order, mails, meetings }).toMatchObject({ way, order: CONFIRMED, mails: BOUGHT, meetings: 1 });
    }
  });

  test('promised and then not paid: nothing was charged, and the hour is free', async () => {
    for (const { way, order, mails, hour } of await outcomes(['promised', 'failed'])) {
      expect({ way, order, mails, hour }).toMatchObject({
        way,
        order: {
          status: 'failed',
          paymentStatus: 'unpaid',
          webhookProcessed: true,
          paid: false,
          bookings: ['expired'],
        },
        mails: [],
        hour: 'free',
      });
    }
  });

  test('paid, paid later, expired, paid back: nothing stands any more', async () => {
    for (const { way, purchase, order, mails, meetings, hour } of await outcomes([
      'completed',
      'succeeded',
      'expired',
      'refunded',
    ])) {
      expect({ way, order, meetings, hour }).toMatchObject({
        way,
        order: { status: 'refunded', paymentStatus: 'refunded', webhookProcessed: true, amountRefunded: 9900 },
        meetings: 0,
        hour: 'free',
      });
      expect(mails.filter((kind) => kind === 'refund')).toHaveLength(1);
      expect(mails.filter((kind) => kind === 'staff: refund')).toHaveLength(1);
      expect(new Set(mails).size).toBe(mails.length);
      expect(order.bookings).not.toContain('confirmed');
      expect(await liveClaims(shop.db, purchase.hour.bookingDate)).not.toContainEqual(
        expect.objectContaining({ status: 'pending' }),
      );
    }
  });
});

describe('a message to the webhook is refused, and nothing is written, when its signature', () => {
  const cases: [string, (event: StripeEvent) => Parameters<typeof deliver>[2]][] = [
    ['is missing', () => ({ header: null })],
    ['is empty', () => ({ header: '' })],
    ['is no signature', () => ({ header: 't=0,v1=abc' })],
    ['was made with another secret', () => ({ secret: 'whsec_other' })],
    ['is 301 seconds old', () => ({ age: 301 })],
    ['is an hour ahead', () => ({ age: -3600 })],
    ['belongs to another text', (event) => ({ sent: JSON.stringify({ ...event, id: 'evt_other0123456789' }) })],
    ['is right for this text but for one space', (event) => ({ sent: `${JSON.stringify(event)} ` })],
    [
      'was altered',
      (event) => ({ header: signature(JSON.stringify(event)).replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
    ],
    [
      'was made younger',
      (event) => ({
        header: signature(JSON.stringify(event), { age: 301 }).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`),
      }),
    ],
  ];

  test.each(cases)('%s', async (_, signing) => {
    const purchase = await shop.place();
    const event = (await eventsOf(shop, purchase)).completed();
    const before = await countStored(shop.db);
    const answer = await deliver(shop.api, event, signing(event));
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_signature' } } });
    expect(await countStored(shop.db)).toEqual(before);
    expect(await shop.stored(purchase)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  });

  test('is right, and 290 seconds old: that one is taken', async () => {
    const purchase = await shop.place();
    const event = (await eventsOf(shop, purchase)).completed();
    expect(await deliver(shop.api, event, { age: 290 })).toMatchObject({ status: 200, body: { received: 'applied' } });
    expect(await shop.stored(purchase)).toMatchObject(CONFIRMED);
  });

  test('is right but signs what is no event', async () => {
    const before = await countStored(shop.db);
    for (const payload of [
      '{}',
      '[]',
      'null',
      '"evt"',
      '{"id":"evt_1","type":"checkout.session.completed"}',
      'no json',
    ]) {
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature(payload) };
      const answer = await shop.api.send('/api/webhooks/stripe', { method: 'POST', body: payload, headers });
      expect({ payload, status: answer.status }).toEqual({ payload, status: 400 });
    }
    expect(await countStored(shop.db)).toEqual(before);
  });

  test('is right but the event is of a kind that does not concern us: that one is accepted and ignored', async () => {
    const before = await countStored(shop.db);
    const event = { ...(await eventsOf(shop, await shop.place())).completed(), type: 'customer.created' };
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200, body: { received: 'ignored' } });
    expect((await countStored(shop.db)).events).toBe(before.events);
  });
});

describe('a signed payment that does not match its order confirms nothing, and the staff is alerted', () => {
  test.each([
    ['another amount', { amount_total: 9901 }],
    ['a cent less', { amount_total: 9899 }],
    ['no amount', { amount_total: null }],
    ['another currency', { currency: 'usd' }],
    ['no currency', { currency: null }],
  ])('%s', async (_, changes) => {
    const purchase = await shop.place();
    const event = (await eventsOf(shop, purchase)).completed(changes);
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    await shop.jobs.done();
    expect(await shop.stored(purchase)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    expect(await shop.mailKinds(purchase)).toEqual(['staff: mismatch']);
    expect((await shop.theMail(purchase, 'staff: mismatch')).text).toContain(purchase.sessionId);
  });

  test.each([
    ['more than PostgreSQL’s integer holds', { amount_total: 2_147_483_648 }],
    ['far less', { amount_total: -9_007_199_254_740_991 }],
    ['U+0000 in its currency', { currency: 'e\0r' }],
    ['U+0000 in its payment', { payment_intent: 'pi_\0', amount_total: 1 }],
  ])('%s, which the database could not hold', async (_, changes) => {
    const purchase = await shop.place();
    const event = (await eventsOf(shop, purchase)).completed(changes);
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    await shop.jobs.done();
    expect(await shop.stored(purchase)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    expect(await shop.mailKinds(purchase)).toEqual(['staff: mismatch']);
  });

  test('and is alerted once, however often the sweep finds it again', async () => {
    const purchase = await shop.place();
    await deliverAll(shop.api, [(await eventsOf(shop, purchase)).completed({ amount_total: 1 })]);
    await shop.jobs.sweep('reconcile-orders');
    await letClaimRunOut(shop.db, purchase.orderId);
    await shop.jobs.sweep('expire-claims');
    await shop.jobs.done();
    expect(await shop.mailKinds(purchase)).toEqual(['staff: mismatch']);
    expect(await shop.stored(purchase)).toMatchObject({ paymentStatus: 'unpaid', paid: false });
  });

  test.each([
    ['an order that does not exist', () => ({ order_id: randomUUID() })],
    ['no order', () => ({})],
    ['an order id that is none', () => ({ order_id: "' OR true --" })],
  ])('%s', async (_, metadata) => {
    const purchase = await shop.place();
    const event = (await eventsOf(shop, purchase)).completed({ metadata: metadata() });
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    await shop.jobs.done();
    expect(await shop.stored(purchase)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    expect(await staffAlertsAbout(shop, purchase.sessionId)).toEqual(['staff: mismatch']);
  });

  test('the session of another order', async () => {
    const [paid, wanted] = [await shop.place(), await shop.place()];
    const event = (await eventsOf(shop, paid)).completed({ metadata: { order_id: wanted.orderId } });
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    await shop.jobs.done();
    for (const { orderId } of [paid, wanted]) {
      expect(await shop.stored({ orderId })).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    }
    expect(await shop.mailKinds(wanted)).toEqual(['staff: mismatch']);
    expect(await shop.mailKinds(paid)).toEqual([]);
  });

  test('the end of a session that is not the order’s own ends nothing', async () => {
    const [order, stranger] = [await shop.place(), await shop.place()];
    const event = (await eventsOf(shop, stranger)).expired({
      id: 'cs_test_stranger0123456789',
      metadata: { order_id: order.orderId },
    });
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    expect(await shop.stored(order)).toMatchObject({ status: 'pending' });
    expect(await shop.slotStatus(order.hour)).toBe('booked');
  });
});

test.each([
  ['of the other mode', { livemode: true }],
  ['with U+0000 in its id', { id: 'evt_\0' }],
])('a signed event %s is refused, and nothing is written', async (_, changes) => {
  const purchase = await shop.place();
  const before = await countStored(shop.db);
  const event = { ...(await eventsOf(shop, purchase)).completed(), ...changes };
  expect(await deliver(shop.api, event)).toMatchObject({ status: 400, body: { error: { code: 'unreadable' } } });
  expect(await countStored(shop.db)).toEqual(before);
});

test('a webhook larger than a mebibyte is refused unread', async () => {
  const body = JSON.stringify({ padding: 'a'.repeat(1024 * 1024) });
  const headers = { 'Stripe-Signature': signature(body) };
  expect((await shop.api.send('/api/webhooks/stripe', { method: 'POST', body, headers })).status).toBe(413);
});
