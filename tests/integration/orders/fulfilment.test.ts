import { madridInstant } from '@/lib/shared/madrid-time';
import { tally, times } from '@/tests/support/http/concurrency';
import type { Hour } from '@/tests/support/shop/hours';
import { BOUGHT, INFORMATION_FILES } from '@/tests/support/shop/mails';
import { CONFIRMED, letClaimRunOut, letHoldRunOut } from '@/tests/support/shop/records';
import { payAgain, unreported } from '@/tests/support/shop/refunds';
import { type Paid, type Purchase, sharedShop } from '@/tests/support/shop/shop';
import { deliver, deliverAll, eventsOf, sessionAtStripe } from '@/tests/support/shop/stripe-events';
import { until } from '@/tests/support/stack/until';

const shop = sharedShop();
afterEach(() => shop.sandbox.resumeWebhooks());

/** Pays as a buyer does, on Stripe's own page. */
async function pay({ sessionId }: Pick<Purchase, 'sessionId'>): Promise<void> {
  await shop.sandbox.completeSession(sessionId);
}

async function becomesFree(hour: Hour): Promise<void> {
  await until(async () => (await shop.slotStatus(hour)) === 'free', 'The hour does not become free');
}

async function bought(): Promise<Purchase> {
  const purchase = await shop.place();
  await pay(purchase);
  await shop.settles(purchase, 'confirmed');
  return purchase;
}

describe('a payment', () => {
  test('confirms the order, sends the invitation with the meeting link, and tells the staff', async () => {
    const purchase = await bought();
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, paid: true, bookings: ['confirmed'] });
    const [meeting, ...more] = await shop.meetingsOf(purchase.orderId);
    expect(more).toEqual([]);
    expect(meeting?.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\//);

    const mail = await shop.theMail(purchase, 'confirmation');
    expect(mail.to).toEqual([purchase.email]);
    expect(mail.text).toContain(meeting?.hangoutLink);
    expect(mail.html).toContain(meeting?.hangoutLink);
    expect(mail.text).toContain('Te sientas con Elena Ejemplo.');
    expect(meeting?.description).toContain('Atiende: Elena Ejemplo');
    expect(mail.text).toContain('Por la presente le comunico que desisto de mi contrato');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['cita.ics', ...INFORMATION_FILES]);
    expect(Buffer.from(mail.attachments[0]?.content ?? '', 'base64').toString()).toContain('METHOD:REQUEST');
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
    expect((await shop.order(purchase.sessionId)).body.booking?.googleMeetLink).toBe(meeting?.hangoutLink);
  });

  test('gives the appointment to calendars: the file and the invitation of the e-mail are one entry', async () => {
    const unpaid = await shop.place();
    expect((await shop.api.get(`/api/orders/${unpaid.sessionId}/calendar`)).status).toBe(404);

    const purchase = await bought();
    const { status, headers, body } = await shop.api.get<string>(`/api/orders/${purchase.sessionId}/calendar`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; method=PUBLISH; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const mail = await shop.theMail(purchase, 'confirmation');
    const invitation = Buffer.from(mail.attachments[0]?.content ?? '', 'base64').toString();
    expect(invitation.replaceAll('\r\n ', '')).toContain(
      'DESCRIPTION:Te sientas con Elena Ejemplo. Videollamada: https://',
    );
    for (const property of ['UID', 'DTSTART', 'DTEND', 'SUMMARY', 'LOCATION', 'DESCRIPTION']) {
      const line = new RegExp(`^${property}:.*(?:\\r\\n .*)*`, 'm');
      expect(line.exec(body)?.[0]).toBeDefined();
      expect(line.exec(body)?.[0]).toBe(line.exec(invitation)?.[0]);
    }
    const start = madridInstant(purchase.hour.bookingDate, purchase.hour.bookingTime);
    const stamp = `${start.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    const links = (await shop.order(purchase.sessionId)).body.booking?.calendarLinks;
    expect(links?.google).toContain(`dates=${stamp}%2F`);
    expect(new URL(links?.google ?? '').searchParams.get('details')).toContain('Te sientas con Elena Ejemplo.');
    expect(new URL(links?.outlook ?? '').searchParams.get('startdt')).toBe(start.toISOString());
  });

  test('of an appointment in person needs no meeting', async () => {
    const purchase = await shop.place(shop.hours.next(), { bookingType: 'in-person' });
    await pay(purchase);
    await shop.settles(purchase, 'confirmed');
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
    expect(await shop.meetingsOf(purchase.orderId)).toEqual([]);
  });

  test('of a product without appointment confirms it as well', async () => {
    const buyer = { name: 'Sin Cita.', email: 'sin-cita@example.com' };
    const body = shop.paymentBody({ customerInfo: { fullName: buyer.name, email: buyer.email } });
    const { body: placed } = await shop.api.post<Paid>('/api/payments', body);
    await pay(placed);
    await shop.settles(placed, 'confirmed');
    expect(await shop.mailKinds(buyer)).toEqual(BOUGHT);
    const { attachments } = await shop.theMail(buyer, 'confirmation');
    expect(attachments.map(({ filename }) => filename)).toEqual(INFORMATION_FILES);
  });

  test('reported five times by Stripe and five times by the page, all at once, is one confirmation', async () => {
    const purchase = await shop.place();
    await shop.sandbox.pauseWebhooks();
    await pay(purchase);
    const sent = (await shop.sandbox.events()).find(
      ({ type, data }) =>
        type === 'checkout.session.completed' && 'id' in data.object && data.object.id === purchase.sessionId,
    );
    if (!sent) throw new Error('Stripe has sent no event.');
    const { delivery, ...event } = sent;
    expect(delivery?.status).toBe('pending');
    const [webhooks, pages] = await Promise.all([
      times(5, () => deliver(shop.api, { ...event })),
      times(5, () => shop.askSuccessPage(purchase.sessionId)),
    ]);
    expect(tally(webhooks)).toEqual({ 200: 5 });
    expect(webhooks.map(({ body }) => body.received).sort()).toEqual(['applied', 'seen', 'seen', 'seen', 'seen']);
    expect(pages.map(({ body }) => body.status)).toEqual(Array(5).fill('confirmed'));
    await shop.sandbox.resumeWebhooks();
    await shop.jobs.done();
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
    expect(await shop.meetingsOf(purchase.orderId)).toHaveLength(1);
  });
});

describe('when the webhook is lost', () => {
  test('the success page confirms, and the sweep marks it as final', async () => {
    const purchase = await shop.place();
    await shop.payWithoutWebhook(purchase);
    const answer = await shop.askSuccessPage(purchase.sessionId);
    expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, webhookProcessed: false });

    await shop.jobs.sweep('reconcile-orders');
    await shop.jobs.done();
    expect(await shop.stored(purchase)).toMatchObject(CONFIRMED);
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
  });

  test('and the success page is not opened either, the sweep confirms', async () => {
    const purchase = await shop.place();
    await shop.payWithoutWebhook(purchase);
    await shop.jobs.sweep('reconcile-orders');
    await shop.jobs.done();
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
    expect(await shop.meetingsOf(purchase.orderId)).toHaveLength(1);
  });

  test('of one order, the sweep leaves unpaid orders open', async () => {
    const [paid, unpaid] = [await shop.place(), await shop.place()];
    await shop.payWithoutWebhook(paid);
    await shop.jobs.sweep('reconcile-orders');
    expect(await shop.stored(paid)).toMatchObject(CONFIRMED);
    expect(await shop.stored(unpaid)).toMatchObject({ status: 'pending', bookings: ['pending'] });
  });

  test('and the claim is overdue, the sweep finds the payment instead of expiring the order', async () => {
    const purchase = await shop.place();
    await shop.payWithoutWebhook(purchase);
    await letClaimRunOut(shop.db, purchase.orderId);
    await shop.jobs.sweep('expire-claims');
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
  });

  test('of an expired session, the sweep expires the order', async () => {
    const purchase = await shop.place();
    await shop.sandbox.pauseWebhooks();
    await shop.sandbox.expireSession(purchase.sessionId);
    await shop.sandbox.dropWebhooks();
    await shop.jobs.sweep('reconcile-orders');
    expect(await shop.stored(purchase)).toMatchObject({ status: 'expired', bookings: ['expired'] });
    expect(await shop.slotStatus(purchase.hour)).toBe('free');
  });
});

describe('the success page', () => {
  test('does not believe the browser: an unpaid order stays unpaid', async () => {
    const { orderId, sessionId } = await shop.place();
    expect(await shop.askSuccessPage(sessionId)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(await shop.stored({ orderId })).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  });

  test('answers 404 for a session of another shop', async () => {
    for (const id of ['cs_test_0123456789', 'cs_live_0123456789abcdef']) {
      expect(await shop.askSuccessPage(id)).toMatchObject({
        status: 404,
        body: { error: { code: 'payment_unknown' } },
      });
    }
  });
});

describe('an unpaid hour becomes free again', () => {
  test('when the session expires at Stripe', async () => {
    const { orderId, sessionId, hour } = await shop.place();
    expect(await shop.slotStatus(hour)).toBe('booked');
    await shop.sandbox.expireSession(sessionId);
    await becomesFree(hour);
    expect(await shop.stored({ orderId })).toMatchObject({
      status: 'expired',
      paymentStatus: 'unpaid',
      bookings: ['expired'],
    });
    expect((await shop.hold(hour)).status).toBe(201);
  });

  test('when the buyer cancels, which also expires the session at Stripe', async () => {
    const { orderId, sessionId, hour } = await shop.place();
    expect(await shop.cancel(sessionId)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    await becomesFree(hour);
    expect((await sessionAtStripe(shop, sessionId)).status).toBe('expired');
    expect(await shop.stored({ orderId })).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'unpaid',
      bookings: ['released'],
    });
    expect(await shop.cancel(sessionId)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });

  test('when its claim is overdue: the sweep expires the session first', async () => {
    const { orderId, sessionId, hour } = await shop.place();
    await letClaimRunOut(shop.db, orderId);
    await shop.jobs.sweep('expire-claims');
    expect((await sessionAtStripe(shop, sessionId)).status).toBe('expired');
    expect(await shop.slotStatus(hour)).toBe('free');
    expect(await shop.stored({ orderId })).toMatchObject({ status: 'expired', webhookProcessed: true });
  });

  test('but not before the session is expired: an overdue claim of an order is not a hold', async () => {
    const { orderId, hour } = await shop.place();
    await letClaimRunOut(shop.db, orderId);
    // The cron sweep may have run in between and expired the order.
    const answer = await shop.hold(hour);
    const { status } = await shop.stored({ orderId });
    expect([answer.status, status]).toEqual(status === 'pending' ? [409, 'pending'] : [201, 'expired']);
  });

  test('cancelling a paid order changes nothing', async () => {
    const purchase = await shop.place();
    await shop.payWithoutWebhook(purchase);
    expect(await shop.cancel(purchase.sessionId)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await shop.slotStatus(purchase.hour)).toBe('booked');
  });
});

describe('money that arrives after the hour was lost', () => {
  async function lost(): Promise<Purchase> {
    const purchase = await shop.place();
    await deliverAll(shop.api, [(await eventsOf(shop, purchase)).expired()]);
    expect(await shop.stored(purchase)).toMatchObject({ status: 'expired', bookings: ['expired'] });
    return purchase;
  }

  test('to another buyer, is kept, and buyer and staff are informed', async () => {
    const late = await lost();
    const winner = await shop.place(late.hour);
    await deliverAll(shop.api, [
      (await eventsOf(shop, winner)).completed(),
      (await eventsOf(shop, late)).completed(),
      (await eventsOf(shop, late)).completed(),
    ]);
    await shop.jobs.done();
    expect(await shop.stored(late)).toMatchObject({
      status: 'needs_attention',
      attentionReason: 'hour-lost',
      paymentStatus: 'paid',
      paid: true,
      webhookProcessed: true,
      bookings: ['expired'],
    });
    expect(await shop.mailKinds(late)).toEqual(['late payment', 'staff: late payment']);
    expect(await shop.meetingsOf(late.orderId)).toEqual([]);
    expect(await shop.stored(winner)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    expect(await shop.mailKinds(winner)).toEqual(BOUGHT);
  });

  test('to a visitor who still holds it, is kept as well', async () => {
    const late = await lost();
    await shop.hold(late.hour);
    await deliverAll(shop.api, [(await eventsOf(shop, late)).completed()]);
    expect(await shop.stored(late)).toMatchObject({ status: 'needs_attention', paymentStatus: 'paid' });
  });

  test('but is still free, takes the hour again and confirms', async () => {
    const late = await lost();
    await deliverAll(shop.api, [(await eventsOf(shop, late)).completed()]);
    await shop.jobs.done();
    expect(await shop.stored(late)).toMatchObject({ ...CONFIRMED, bookings: ['expired', 'confirmed'] });
    expect(await shop.mailKinds(late)).toEqual(BOUGHT);
    expect(await shop.slotStatus(late.hour)).toBe('booked');
    expect((await shop.order(late.sessionId)).body.booking?.googleMeetLink).toMatch(/^https:/);
  });

  test('to a hold that has run out since, takes it again', async () => {
    const late = await lost();
    await shop.hold(late.hour);
    await letHoldRunOut(shop.db, late.hour);
    await deliverAll(shop.api, [(await eventsOf(shop, late)).completed()]);
    expect(await shop.stored(late)).toMatchObject(CONFIRMED);
  });

  test('by several buyers of one hour at once: one gets it, each of the others is informed', async () => {
    const first = await lost();
    const buyers = [first];
    for (const _ of [1, 2, 3]) {
      const next = await shop.place(first.hour);
      await deliverAll(shop.api, [(await eventsOf(shop, next)).expired()]);
      buyers.push(next);
    }
    const completions = await Promise.all(buyers.map(async (buyer) => (await eventsOf(shop, buyer)).completed()));
    expect(tally(await Promise.all(completions.map((event) => deliver(shop.api, event))))).toEqual({ 200: 4 });
    await shop.jobs.done();
    const orders = await Promise.all(buyers.map(({ orderId }) => shop.stored({ orderId })));
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
    await shop.settles(purchase, 'refunded');
    expect(await shop.stored(purchase)).toMatchObject({
      paymentStatus: 'refunded',
      amountRefunded: 9900,
      bookings: ['cancelled'],
    });
    expect(await shop.slotStatus(purchase.hour)).toBe('free');
    expect((await shop.meetingsOf(purchase.orderId)).map(({ deleted }) => deleted)).toEqual([true]);
    expect(await shop.mailKinds(purchase)).toEqual(['confirmation', 'refund', 'staff: new order', 'staff: refund']);
    const [file] = (await shop.theMail(purchase, 'refund')).attachments;
    expect(Buffer.from(file?.content ?? '', 'base64').toString()).toContain('METHOD:CANCEL');
    expect((await shop.hold(purchase.hour)).status).toBe(201);
  });

  test('of a part leaves the appointment standing, until the rest follows', async () => {
    const purchase = await bought();
    await shop.sandbox.refundSession(purchase.sessionId, 4000);
    await until(async () => (await shop.stored(purchase)).amountRefunded === 4000, 'The refund is not noted');
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, bookings: ['confirmed'] });
    expect(await shop.slotStatus(purchase.hour)).toBe('booked');
    await shop.jobs.done();
    expect(await shop.mailKinds(purchase)).toEqual(['confirmation', 'refund of a part', 'staff: new order']);
    const { text } = await shop.theMail(purchase, 'refund of a part');
    expect(text).toContain('40');
    expect(text).toContain('59');

    await shop.sandbox.refundSession(purchase.sessionId);
    await shop.settles(purchase, 'refunded');
    expect(await shop.stored(purchase)).toMatchObject({ amountRefunded: 9900, bookings: ['cancelled'] });
    expect(await shop.mailKinds(purchase)).toEqual([
      'confirmation',
      'refund',
      'refund of a part',
      'staff: new order',
      'staff: refund',
    ]);
  });

  test('of another payment than the one that bought the appointment leaves it standing, and the staff is alerted', async () => {
    const purchase = await bought();
    await shop.sandbox.refundSession(await payAgain(shop, purchase));
    await until(async () => (await shop.mailKinds(purchase)).includes('staff: mismatch'), 'The staff is not alerted');
    await shop.jobs.done();
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, amountRefunded: 0, bookings: ['confirmed'] });
    expect(await shop.mailKinds(purchase)).toEqual(['confirmation', 'staff: mismatch', 'staff: new order']);
  });

  test('reported in the wrong order is what Stripe says it is', async () => {
    const purchase = await bought();
    await unreported(shop, async () => {
      await shop.sandbox.refundSession(purchase.sessionId, 2000);
      await shop.sandbox.refundSession(purchase.sessionId, 4000);
    });
    const about = await eventsOf(shop, purchase);
    await deliverAll(shop.api, [about.refunded(6000), about.refunded(2000)]);
    await shop.jobs.done();
    expect(await shop.stored(purchase)).toMatchObject({ ...CONFIRMED, amountRefunded: 6000 });
    expect((await shop.mailKinds(purchase)).filter((kind) => kind === 'refund of a part')).toHaveLength(2);
  });
});

describe('a payment that takes days', () => {
  async function promised(): Promise<Purchase> {
    const purchase = await shop.place();
    await shop.sandbox.completeSession(purchase.sessionId, 'unpaid');
    await until(async () => (await shop.stored(purchase)).paymentStatus === 'processing', 'The promise is not noted');
    return purchase;
  }

  test('keeps its hour while it is under way, and confirms when it arrives', async () => {
    const purchase = await promised();
    expect(await shop.askSuccessPage(purchase.sessionId)).toMatchObject({ body: { status: 'pending' } });
    await letClaimRunOut(shop.db, purchase.orderId);
    await shop.jobs.sweep('expire-claims');
    expect(await shop.slotStatus(purchase.hour)).toBe('booked');
    expect(await shop.cancel(purchase.sessionId)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(await shop.slotStatus(purchase.hour)).toBe('booked');

    await shop.sandbox.settleSession(purchase.sessionId, true);
    await shop.settles(purchase, 'confirmed');
    expect(await shop.stored(purchase)).toMatchObject(CONFIRMED);
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
  });

  test('that fails frees its hour', async () => {
    const purchase = await promised();
    await shop.sandbox.settleSession(purchase.sessionId, false);
    await shop.becomes(purchase, 'failed');
    expect(await shop.stored(purchase)).toMatchObject({ paymentStatus: 'unpaid', bookings: ['expired'] });
    expect(await shop.slotStatus(purchase.hour)).toBe('free');
    expect(await shop.mailKinds(purchase)).toEqual([]);
  });
});
