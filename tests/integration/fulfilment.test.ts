import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { waitUntil } from '@/tests/support/wait-until';
import { tally, timed, times } from './support/concurrency';
import type { Hour } from './support/hours';
import { jobsDone, laterJobsDone, sweep } from './support/jobs';
import { mailKinds, staffAlertsAbout, theMail } from './support/mails';
import { meetingsOf } from './support/meetings';
import { countStored, liveClaims, storedOrder } from './support/records';
import { openShop, type Paid, type Purchase, type Shop } from './support/shop';
import { deliver, eventsAbout, type StripeEvent, sessionAtStripe, signature } from './support/stripe-events';

jest.setTimeout(60_000);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.resumeWebhooks());

const CONFIRMED = { status: 'confirmed', paymentStatus: 'paid', webhookProcessed: true, attentionReason: null };
const BOUGHT = ['confirmation', 'staff: new order'];

/** Pays as a buyer does, on Stripe's own page. */
async function pay({ sessionId }: Pick<Purchase, 'sessionId'>): Promise<void> {
  await shop.sandbox.completeSession(sessionId);
}

/** Pays, but Stripe's own message never arrives. */
async function payUnheard(purchase: Pick<Purchase, 'sessionId'>): Promise<void> {
  await shop.sandbox.pauseWebhooks();
  await pay(purchase);
  expect((await shop.sandbox.dropWebhooks()).dropped).toBeGreaterThan(0);
}

async function statusBecomes(orderId: string, status: string, timeout = 10_000): Promise<void> {
  const reached = async () => (await storedOrder(shop.db, orderId)).status === status;
  await waitUntil(reached, { timeout, message: `The order does not become ${status}` });
}

async function becomesFree(hour: Hour, timeout: number): Promise<void> {
  const free = async () => (await shop.slotStatus(hour)) === 'free';
  await waitUntil(free, { timeout, message: 'The hour does not become free' });
}

async function bought(): Promise<Purchase> {
  const purchase = await shop.place();
  await pay(purchase);
  await statusBecomes(purchase.orderId, 'confirmed');
  await jobsDone(shop.db);
  return purchase;
}

async function events(purchase: Pick<Purchase, 'sessionId'>) {
  return eventsAbout(await sessionAtStripe(shop, purchase.sessionId));
}

async function deliverAll(told: StripeEvent[]): Promise<void> {
  for (const event of told) expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
}

describe('a payment', () => {
  test('confirms the order, sends the invitation with the meeting link, and tells the staff', async () => {
    const purchase = await bought();
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({
      ...CONFIRMED,
      paid: true,
      bookings: ['confirmed'],
    });
    const [meeting, ...more] = await meetingsOf(shop, purchase.orderId);
    expect(more).toEqual([]);
    expect(meeting?.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\//);

    const mail = await theMail(shop, purchase, 'confirmation');
    expect(mail.to).toEqual([purchase.email]);
    expect(mail.text).toContain(meeting?.hangoutLink);
    expect(mail.html).toContain(meeting?.hangoutLink);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['cita.ics']);
    expect(Buffer.from(mail.attachments[0]?.content ?? '', 'base64').toString()).toContain('METHOD:REQUEST');
    expect(await mailKinds(shop, purchase)).toEqual(BOUGHT);
    expect((await shop.order(purchase.sessionId)).body.booking?.googleMeetLink).toBe(meeting?.hangoutLink);
  });

  test('of an appointment in person needs no meeting', async () => {
    const purchase = await shop.place(shop.hours.next(), { bookingType: 'in-person' });
    await pay(purchase);
    await statusBecomes(purchase.orderId, 'confirmed');
    await jobsDone(shop.db);
    expect(await mailKinds(shop, purchase)).toEqual(BOUGHT);
    expect(await meetingsOf(shop, purchase.orderId)).toEqual([]);
  });

  test('of a product without appointment confirms it as well', async () => {
    const buyer = { name: 'Sin Cita.', email: 'sin-cita@example.com' };
    const body = shop.paymentBody({ customerInfo: { fullName: buyer.name, email: buyer.email } });
    const { body: placed } = await shop.api.post<Paid>('/api/payments', body);
    await pay(placed);
    await statusBecomes(placed.orderId, 'confirmed');
    await jobsDone(shop.db);
    expect(await mailKinds(shop, buyer)).toEqual(BOUGHT);
    expect((await theMail(shop, buyer, 'confirmation')).attachments).toEqual([]);
  });

  test('reported five times by Stripe and five times by the page, all at once, is one confirmation', async () => {
    const purchase = await shop.place();
    await shop.sandbox.pauseWebhooks();
    await pay(purchase);
    const told = (await shop.sandbox.events()).find(
      ({ type, data }) =>
        type === 'checkout.session.completed' && 'id' in data.object && data.object.id === purchase.sessionId,
    );
    if (!told) throw new Error('Stripe has nothing to tell.');
    const { delivery, ...event } = told;
    expect(delivery?.status).toBe('pending');
    const [webhooks, pages] = await Promise.all([
      times(5, () => deliver(shop.api, { ...event })),
      times(5, () => shop.askSuccessPage(purchase.sessionId)),
    ]);
    expect(tally(webhooks)).toEqual({ 200: 5 });
    expect(webhooks.map(({ body }) => body.received).sort()).toEqual(['applied', 'seen', 'seen', 'seen', 'seen']);
    expect(pages.map(({ body }) => body.status)).toEqual(Array(5).fill('confirmed'));
    await shop.sandbox.resumeWebhooks();
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    expect(await mailKinds(shop, purchase)).toEqual(BOUGHT);
    expect(await meetingsOf(shop, purchase.orderId)).toHaveLength(1);
  });
});

/** Every order of the members. */
function permutations<Member>(members: Member[]): Member[][] {
  if (members.length <= 1) return [members];
  return members.flatMap((first, index) =>
    permutations(members.toSpliced(index, 1)).map((others) => [first, ...others]),
  );
}

type EventName = keyof ReturnType<typeof eventsAbout>;

describe('events in every order end in the same state', () => {
  async function outcomes(names: EventName[], { twice = false } = {}) {
    const ways = permutations(names);
    const told = await Promise.all(
      ways.map(async (way) => {
        const purchase = await shop.place();
        const about = await events(purchase);
        const inOrder = way.map((name) => about[name]());
        await deliverAll(inOrder);
        if (twice) await deliverAll(inOrder);
        return purchase;
      }),
    );
    await laterJobsDone(shop.db);
    return Promise.all(
      told.map(async (purchase, index) => ({
        way: ways[index]?.join(', '),
        purchase,
        order: await storedOrder(shop.db, purchase.orderId),
        mails: await mailKinds(shop, purchase),
        meetings: (await meetingsOf(shop, purchase.orderId)).filter(({ deleted }) => !deleted).length,
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
    const event = (await events(purchase)).completed();
    const before = await countStored(shop.db);
    const answer = await deliver(shop.api, event, signing(event));
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_signature' } } });
    expect(await countStored(shop.db)).toEqual(before);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  });

  test('is right, and 290 seconds old: that one is taken', async () => {
    const purchase = await shop.place();
    const event = (await events(purchase)).completed();
    expect(await deliver(shop.api, event, { age: 290 })).toMatchObject({ status: 200, body: { received: 'applied' } });
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject(CONFIRMED);
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
    const event = { ...(await events(await shop.place())).completed(), type: 'customer.created' };
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200, body: { received: 'ignored' } });
    expect((await countStored(shop.db)).events).toBe(before.events);
  });
});

describe('a signed payment that does not match its order confirms nothing, and the staff is told', () => {
  test.each([
    ['another amount', { amount_total: 9901 }],
    ['a cent less', { amount_total: 9899 }],
    ['no amount', { amount_total: null }],
    ['another currency', { currency: 'usd' }],
    ['no currency', { currency: null }],
  ])('%s', async (_, changes) => {
    const purchase = await shop.place();
    const event = (await events(purchase)).completed(changes);
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    expect(await mailKinds(shop, purchase)).toEqual(['staff: mismatch']);
    expect((await theMail(shop, purchase, 'staff: mismatch')).text).toContain(purchase.sessionId);
  });

  test.each([
    ['an order that does not exist', () => ({ order_id: randomUUID() })],
    ['no order', () => ({})],
    ['an order id that is none', () => ({ order_id: "' OR true --" })],
  ])('%s', async (_, metadata) => {
    const purchase = await shop.place();
    const event = (await events(purchase)).completed({ metadata: metadata() });
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    expect(await staffAlertsAbout(shop, purchase.sessionId)).toEqual(['staff: mismatch']);
  });

  test('the session of another order', async () => {
    const [paid, wanted] = [await shop.place(), await shop.place()];
    const event = (await events(paid)).completed({ metadata: { order_id: wanted.orderId } });
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    await jobsDone(shop.db);
    for (const { orderId } of [paid, wanted]) {
      expect(await storedOrder(shop.db, orderId)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    }
    expect(await mailKinds(shop, wanted)).toEqual(['staff: mismatch']);
    expect(await mailKinds(shop, paid)).toEqual([]);
  });

  test('the end of a session that is not the order’s own ends nothing', async () => {
    const [order, stranger] = [await shop.place(), await shop.place()];
    const event = (await events(stranger)).expired({
      id: 'cs_test_stranger0123456789',
      metadata: { order_id: order.orderId },
    });
    expect(await deliver(shop.api, event)).toMatchObject({ status: 200 });
    expect(await storedOrder(shop.db, order.orderId)).toMatchObject({ status: 'pending' });
    expect(await shop.slotStatus(order.hour)).toBe('booked');
  });
});

describe('when Stripe’s message is lost', () => {
  test('the success page confirms in under three seconds, and the sweep gives the final mark', async () => {
    const purchase = await shop.place();
    await payUnheard(purchase);
    const [answer, took] = await timed(() => shop.askSuccessPage(purchase.sessionId));
    expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(took).toBeLessThan(3000);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ ...CONFIRMED, webhookProcessed: false });

    await sweep(shop.db, 'reconcile-orders');
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject(CONFIRMED);
    expect(await mailKinds(shop, purchase)).toEqual(BOUGHT);
  });

  test('and nobody opens the page either, the sweep confirms', async () => {
    const purchase = await shop.place();
    await payUnheard(purchase);
    await sweep(shop.db, 'reconcile-orders');
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    expect(await mailKinds(shop, purchase)).toEqual(BOUGHT);
    expect(await meetingsOf(shop, purchase.orderId)).toHaveLength(1);
  });

  test('of one order, the sweep still leaves the others to their buyers', async () => {
    const [paid, unpaid] = [await shop.place(), await shop.place()];
    await payUnheard(paid);
    await sweep(shop.db, 'reconcile-orders');
    expect(await storedOrder(shop.db, paid.orderId)).toMatchObject(CONFIRMED);
    expect(await storedOrder(shop.db, unpaid.orderId)).toMatchObject({ status: 'pending', bookings: ['pending'] });
  });

  test('and its hour’s time is up, the sweep finds the money instead of giving the hour away', async () => {
    const purchase = await shop.place();
    await payUnheard(purchase);
    await letClaimRunOut(purchase.orderId);
    await sweep(shop.db, 'expire-claims');
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
  });

  test('that the session expired, the sweep finds out', async () => {
    const purchase = await shop.place();
    await shop.sandbox.pauseWebhooks();
    await shop.sandbox.expireSession(purchase.sessionId);
    await shop.sandbox.dropWebhooks();
    await sweep(shop.db, 'reconcile-orders');
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ status: 'expired', bookings: ['expired'] });
    expect(await shop.slotStatus(purchase.hour)).toBe('free');
  });
});

async function letClaimRunOut(orderId: string): Promise<void> {
  await shop.db.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE order_id = $1`, [orderId]);
}

describe('the success page', () => {
  test('does not believe the browser: an unpaid order stays unpaid', async () => {
    const { orderId, sessionId } = await shop.place();
    expect(await shop.askSuccessPage(sessionId)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(await storedOrder(shop.db, orderId)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  });

  test('knows no session that is not ours', async () => {
    for (const id of ['cs_test_0123456789', 'cs_live_0123456789abcdef']) {
      expect(await shop.askSuccessPage(id)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
  });
});

describe('an hour that nobody pays is free again within five seconds', () => {
  test('when the session expires at Stripe', async () => {
    const { orderId, sessionId, hour } = await shop.place();
    expect(await shop.slotStatus(hour)).toBe('booked');
    await shop.sandbox.expireSession(sessionId);
    await becomesFree(hour, 5000);
    expect(await storedOrder(shop.db, orderId)).toMatchObject({
      status: 'expired',
      paymentStatus: 'unpaid',
      bookings: ['expired'],
    });
    expect((await shop.hold(hour)).status).toBe(201);
  });

  test('when the buyer cancels, and then the payment page is closed too', async () => {
    const { orderId, sessionId, hour } = await shop.place();
    expect(await shop.cancel(sessionId)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    await becomesFree(hour, 5000);
    expect((await sessionAtStripe(shop, sessionId)).status).toBe('expired');
    expect(await storedOrder(shop.db, orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'unpaid',
      bookings: ['released'],
    });
    expect(await shop.cancel(sessionId)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });

  test('when its time is up: the sweep closes the payment page first', async () => {
    const { orderId, sessionId, hour } = await shop.place();
    await letClaimRunOut(orderId);
    await sweep(shop.db, 'expire-claims');
    expect((await sessionAtStripe(shop, sessionId)).status).toBe('expired');
    expect(await shop.slotStatus(hour)).toBe('free');
    expect(await storedOrder(shop.db, orderId)).toMatchObject({ status: 'expired', webhookProcessed: true });
  });

  test('but not before the payment page is closed: a claim that has run out is no hold', async () => {
    const { orderId, hour } = await shop.place();
    await letClaimRunOut(orderId);
    // The sweep of the minute may have come in between; then the hour was given back properly.
    const answer = await shop.hold(hour);
    const { status } = await storedOrder(shop.db, orderId);
    expect([answer.status, status]).toEqual(status === 'pending' ? [409, 'pending'] : [201, 'expired']);
  });

  test('cancelling what is paid cancels nothing', async () => {
    const purchase = await shop.place();
    await payUnheard(purchase);
    expect(await shop.cancel(purchase.sessionId)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await shop.slotStatus(purchase.hour)).toBe('booked');
  });
});

describe('money that arrives after the hour was lost', () => {
  async function lost(): Promise<Purchase> {
    const purchase = await shop.place();
    await deliverAll([(await events(purchase)).expired()]);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ status: 'expired', bookings: ['expired'] });
    return purchase;
  }

  test('to somebody else, is kept, and buyer and staff are told', async () => {
    const late = await lost();
    const winner = await shop.place(late.hour);
    await deliverAll([
      (await events(winner)).completed(),
      (await events(late)).completed(),
      (await events(late)).completed(),
    ]);
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, late.orderId)).toMatchObject({
      status: 'needs_attention',
      attentionReason: 'hour-lost',
      paymentStatus: 'paid',
      paid: true,
      webhookProcessed: true,
      bookings: ['expired'],
    });
    expect(await mailKinds(shop, late)).toEqual(['late payment', 'staff: late payment']);
    expect(await meetingsOf(shop, late.orderId)).toEqual([]);
    expect(await storedOrder(shop.db, winner.orderId)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    expect(await mailKinds(shop, winner)).toEqual(BOUGHT);
  });

  test('to somebody who still holds it, is kept as well', async () => {
    const late = await lost();
    await shop.hold(late.hour);
    await deliverAll([(await events(late)).completed()]);
    expect(await storedOrder(shop.db, late.orderId)).toMatchObject({
      status: 'needs_attention',
      paymentStatus: 'paid',
    });
  });

  test('to nobody, takes the hour again and confirms', async () => {
    const late = await lost();
    await deliverAll([(await events(late)).completed()]);
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, late.orderId)).toMatchObject({
      ...CONFIRMED,
      bookings: ['expired', 'confirmed'],
    });
    expect(await mailKinds(shop, late)).toEqual(BOUGHT);
    expect(await shop.slotStatus(late.hour)).toBe('booked');
    expect((await shop.order(late.sessionId)).body.booking?.googleMeetLink).toMatch(/^https:/);
  });

  test('to a hold that has run out since, takes it again', async () => {
    const late = await lost();
    await shop.hold(late.hour);
    await shop.db.query(
      `UPDATE bookings SET expires_at = now() - interval '1 second' WHERE status = 'held' AND booking_date = $1 AND booking_time = $2`,
      [late.hour.bookingDate, late.hour.bookingTime],
    );
    await deliverAll([(await events(late)).completed()]);
    expect(await storedOrder(shop.db, late.orderId)).toMatchObject(CONFIRMED);
  });

  test('by several buyers of one hour at once: one gets it, each of the others is told', async () => {
    const first = await lost();
    const buyers = [first];
    for (const _ of [1, 2, 3]) {
      const next = await shop.place(first.hour);
      await deliverAll([(await events(next)).expired()]);
      buyers.push(next);
    }
    const told = await Promise.all(buyers.map(async (buyer) => (await events(buyer)).completed()));
    expect(tally(await Promise.all(told.map((event) => deliver(shop.api, event))))).toEqual({ 200: 4 });
    await jobsDone(shop.db);
    const orders = await Promise.all(buyers.map(({ orderId }) => storedOrder(shop.db, orderId)));
    expect(orders.map(({ status }) => status).sort()).toEqual([
      'confirmed',
      'needs_attention',
      'needs_attention',
      'needs_attention',
    ]);
    expect(orders.map(({ paymentStatus }) => paymentStatus)).toEqual(Array(4).fill('paid'));
  });
});

describe('a refund', () => {
  test('of everything cancels the appointment, frees the hour, removes the meeting, and tells both sides', async () => {
    const purchase = await bought();
    await shop.sandbox.refundSession(purchase.sessionId);
    await statusBecomes(purchase.orderId, 'refunded');
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({
      paymentStatus: 'refunded',
      amountRefunded: 9900,
      bookings: ['cancelled'],
    });
    expect(await shop.slotStatus(purchase.hour)).toBe('free');
    expect((await meetingsOf(shop, purchase.orderId)).map(({ deleted }) => deleted)).toEqual([true]);
    expect(await mailKinds(shop, purchase)).toEqual(['confirmation', 'refund', 'staff: new order', 'staff: refund']);
    const [file] = (await theMail(shop, purchase, 'refund')).attachments;
    expect(Buffer.from(file?.content ?? '', 'base64').toString()).toContain('METHOD:CANCEL');
    expect((await shop.hold(purchase.hour)).status).toBe(201);
  });

  test('of a part leaves the appointment standing, until the rest follows', async () => {
    const purchase = await bought();
    await shop.sandbox.refundSession(purchase.sessionId, 4000);
    const noted = async () => (await storedOrder(shop.db, purchase.orderId)).amountRefunded === 4000;
    await waitUntil(noted, { timeout: 5000, message: 'The refund is not noted' });
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    expect(await shop.slotStatus(purchase.hour)).toBe('booked');

    await shop.sandbox.refundSession(purchase.sessionId);
    await statusBecomes(purchase.orderId, 'refunded');
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({
      amountRefunded: 9900,
      bookings: ['cancelled'],
    });
    expect(await mailKinds(shop, purchase)).toEqual(['confirmation', 'refund', 'staff: new order', 'staff: refund']);
  });

  test('told in the wrong order never counts less than was paid back', async () => {
    const purchase = await shop.place();
    const about = await events(purchase);
    await deliverAll([about.completed(), about.refunded(6000), about.refunded(2000)]);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({ ...CONFIRMED, amountRefunded: 6000 });
  });
});

describe('a payment that takes days', () => {
  async function promised(): Promise<Purchase> {
    const purchase = await shop.place();
    await shop.sandbox.completeSession(purchase.sessionId, 'unpaid');
    const noted = async () => (await storedOrder(shop.db, purchase.orderId)).paymentStatus === 'processing';
    await waitUntil(noted, { timeout: 5000, message: 'The promise is not noted' });
    return purchase;
  }

  test('keeps its hour while it is under way, and confirms when it arrives', async () => {
    const purchase = await promised();
    expect(await shop.askSuccessPage(purchase.sessionId)).toMatchObject({ body: { status: 'pending' } });
    await letClaimRunOut(purchase.orderId);
    await sweep(shop.db, 'expire-claims');
    expect(await shop.slotStatus(purchase.hour)).toBe('booked');
    expect(await shop.cancel(purchase.sessionId)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(await shop.slotStatus(purchase.hour)).toBe('booked');

    await shop.sandbox.settleSession(purchase.sessionId, true);
    await statusBecomes(purchase.orderId, 'confirmed');
    await jobsDone(shop.db);
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject(CONFIRMED);
    expect(await mailKinds(shop, purchase)).toEqual(BOUGHT);
  });

  test('and fails, gives the hour back', async () => {
    const purchase = await promised();
    await shop.sandbox.settleSession(purchase.sessionId, false);
    await statusBecomes(purchase.orderId, 'failed');
    expect(await storedOrder(shop.db, purchase.orderId)).toMatchObject({
      paymentStatus: 'unpaid',
      bookings: ['expired'],
    });
    expect(await shop.slotStatus(purchase.hour)).toBe('free');
    expect(await mailKinds(shop, purchase)).toEqual([]);
  });
});

test('a webhook larger than a mebibyte is refused unread', async () => {
  const body = JSON.stringify({ padding: 'a'.repeat(1024 * 1024) });
  const headers = { 'Stripe-Signature': signature(body) };
  expect((await shop.api.send('/api/webhooks/stripe', { method: 'POST', body, headers })).status).toBe(413);
});
