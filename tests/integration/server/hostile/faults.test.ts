import { randomUUID } from 'node:crypto';
import messages from '@/lib/shared/i18n/messages';
import { type Answer, refusal } from '@/tests/support/http/api';
import { BOUGHT, INFORMATION_FILES } from '@/tests/support/shop/mails';
import { countStored, letClaimRunOut } from '@/tests/support/shop/records';
import { type Placed, type Purchase, sharedShop } from '@/tests/support/shop/shop';
import { sessionAtStripe } from '@/tests/support/shop/stripe-events';
import { until } from '@/tests/support/stack/until';

const shop = sharedShop();
afterEach(async () => {
  for (const provider of ['stripe', 'resend', 'google'] as const) await shop.sandbox.fail(provider, 'none');
});

const AWAY = ['down', 'error'] as const;

/** Waits until a job of this kind has been tried and has failed. */
async function failed(task: string): Promise<void> {
  const tried = async () =>
    (await shop.jobs.waiting()).some((job) => job.task === task && job.attempts > 0 && !job.running);
  await until(tried, `No job ${task} has failed`);
}

async function sessionsOf(orderId: string): Promise<number> {
  return (await shop.sandbox.sessions()).filter((session) => session.client_reference_id === orderId).length;
}

async function onlyOrderId(bookingDate: string, bookingTime: string): Promise<string> {
  const { rows } = await shop.db.query<{ id: string }>(
    'SELECT order_id AS id FROM bookings WHERE booking_date = $1 AND booking_time = $2',
    [bookingDate, bookingTime],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
}

describe.each(AWAY)('when Stripe is away (%s)', (mode) => {
  test('the answer says that nothing was charged, the hour is kept for a while, and trying again is enough', async () => {
    const hour = shop.hours.next();
    const body = shop.bookingBody(hour);
    const headers = { 'Idempotency-Key': randomUUID() };
    const before = await countStored(shop.db);
    await shop.sandbox.fail('stripe', mode);
    const refused = await shop.api.post('/api/bookings', body, headers);
    expect(refused).toMatchObject({
      status: 502,
      body: { error: { code: 'payments_down', message: messages.Api.payments_down } },
    });
    expect((await shop.api.post('/api/bookings', body, headers)).status).toBe(502);
    expect(await shop.slotStatus(hour)).toBe('booked');
    const { rows } = await shop.db.query<{ minutes: number }>(
      `SELECT extract(epoch FROM expires_at - now())::float / 60 AS minutes FROM bookings WHERE booking_date = $1 AND booking_time = $2`,
      [hour.bookingDate, hour.bookingTime],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.minutes).toBeLessThanOrEqual(15);

    await shop.sandbox.fail('stripe', 'none');
    const placed = await shop.api.post<Placed>('/api/bookings', body, headers);
    expect(placed.status).toBe(201);
    expect(await sessionsOf(placed.body.orderId)).toBe(1);
    expect(await countStored(shop.db)).toEqual({ ...before, orders: before.orders + 1, bookings: before.bookings + 1 });
  });

  test('and the buyer leaves, the hour becomes free although Stripe is still down', async () => {
    const hour = shop.hours.next();
    await shop.sandbox.fail('stripe', mode);
    expect((await shop.book(hour)).status).toBe(502);
    const orderId = await onlyOrderId(hour.bookingDate, hour.bookingTime);
    await letClaimRunOut(shop.db, orderId);
    await shop.jobs.sweep('expire-claims');
    expect(await shop.slotStatus(hour)).toBe('free');
    expect(await shop.stored({ orderId })).toMatchObject({ status: 'expired', paymentStatus: 'unpaid' });
  });

  test('a product without appointment is refused as clearly', async () => {
    await shop.sandbox.fail('stripe', mode);
    const body = shop.paymentBody();
    const headers = { 'Idempotency-Key': randomUUID() };
    expect(await shop.api.post('/api/payments', body, headers)).toMatchObject(refusal(502, 'payments_down'));
    await shop.sandbox.fail('stripe', 'none');
    const placed = await shop.api.post<Placed>('/api/payments', body, headers);
    expect(placed.status).toBe(201);
    expect(await sessionsOf(placed.body.orderId)).toBe(1);
  });

  test('the success page does not say that nothing was charged', async () => {
    const purchase = await shop.place();
    await shop.payWithoutWebhook(purchase);
    await shop.sandbox.fail('stripe', mode);
    const answer = await shop.askSuccessPage(purchase.sessionId);
    expect(answer.status).toBe(502);
    expect(answer.body.error.message).toContain('no pagues otra vez');
    expect(answer.body.error.message).not.toContain('No se ha cobrado');

    await shop.sandbox.fail('stripe', 'none');
    expect(await shop.askSuccessPage(purchase.sessionId)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  });

  test('cancelling cannot free the hour, which might still be paid: the sweep does it when Stripe is back', async () => {
    const { orderId, sessionId, hour } = await shop.place();
    await shop.sandbox.fail('stripe', mode);
    expect((await shop.cancel(sessionId)).status).toBe(502);
    await shop.jobs.sweep('expire-claims');
    expect(await shop.slotStatus(hour)).toBe('booked');
    expect((await sessionAtStripe(shop, sessionId)).status).toBe('open');

    await shop.sandbox.fail('stripe', 'none');
    await shop.jobs.sweep('expire-claims');
    expect(await shop.slotStatus(hour)).toBe('free');
    expect((await sessionAtStripe(shop, sessionId)).status).toBe('expired');
    expect(await shop.stored({ orderId })).toMatchObject({ paymentStatus: 'unpaid', webhookProcessed: true });
  });

  test('its own webhooks still count', async () => {
    const purchase = await shop.place();
    await shop.sandbox.fail('stripe', mode);
    await shop.pay(purchase);
  });
});

describe.each(AWAY)('when Resend is away (%s)', (mode) => {
  test('the order is confirmed, and every e-mail goes out once when it is back', async () => {
    await shop.sandbox.fail('resend', mode);
    const purchase = await shop.buy();
    await failed('alert-staff');
    await failed('send-order-email');
    expect(await shop.mailKinds(purchase)).toEqual([]);

    await shop.sandbox.fail('resend', 'none');
    await shop.jobs.hurry();
    await shop.jobs.done();
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
  });
});

describe.each(AWAY)('when Google is away (%s)', (mode) => {
  test('the order is confirmed, the confirmation goes without the link, and the link follows once', async () => {
    await shop.sandbox.fail('google', mode);
    const purchase = await confirmedWithoutLink();
    const mail = await shop.theMail(purchase, 'confirmation');
    expect(mail.text).not.toContain('meet.google.com');
    expect(mail.text).toMatch(/enlace/i);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['cita.ics', ...INFORMATION_FILES]);
    expect((await shop.order(purchase.sessionId)).body).toMatchObject({
      order: { status: 'confirmed', paymentStatus: 'paid' },
      booking: { googleMeetLink: null },
    });

    await shop.sandbox.fail('google', 'none');
    await shop.jobs.hurry();
    await shop.jobs.done();
    const link = (await shop.order(purchase.sessionId)).body.booking?.googleMeetLink;
    expect(link).toMatch(/^https:\/\/meet\.google\.com\//);
    expect((await shop.theMail(purchase, 'meeting link')).text).toContain(link);
    expect(await shop.mailKinds(purchase)).toEqual(['confirmation', 'meeting link', 'staff: new order']);
    expect(await shop.meetingsOf(purchase.orderId)).toHaveLength(1);
  });
});

async function confirmedWithoutLink(): Promise<Purchase> {
  const purchase = await shop.buy();
  await failed('create-meeting');
  await shop.jobs.hurry('send-order-email');
  const gone = async () => (await shop.mailKinds(purchase)).length === BOUGHT.length;
  await until(gone, 'The confirmation does not go without the link');
  return purchase;
}

test('a confirmation that went out but was not noted is not sent again, and its link still follows', async () => {
  await shop.sandbox.fail('google', 'down');
  const purchase = await confirmedWithoutLink();
  const noted = async () =>
    (
      await shop.db.query(
        'UPDATE orders SET confirmation_sent_at = NULL WHERE id = $1 AND confirmation_sent_at IS NOT NULL',
        [purchase.orderId],
      )
    ).rowCount === 1;
  await until(noted, 'The confirmation was not noted');

  await shop.sandbox.fail('google', 'none');
  await shop.jobs.hurry();
  await shop.jobs.done();
  expect(await shop.mailKinds(purchase)).toEqual(['confirmation', 'meeting link', 'staff: new order']);
});

test('a refund while Google is away removes the meeting when it is back', async () => {
  const purchase = await shop.buy();
  await shop.jobs.done();
  await shop.sandbox.fail('google', 'error');
  await shop.sandbox.refundSession(purchase.sessionId);
  await failed('delete-meeting');
  expect(await shop.slotStatus(purchase.hour)).toBe('free');
  await shop.sandbox.fail('google', 'none');
  await shop.jobs.hurry();
  await shop.jobs.done();
  expect((await shop.meetingsOf(purchase.orderId)).map(({ deleted }) => deleted)).toEqual([true]);
});

describe('when every provider does what it is asked and answers too late', () => {
  // As long as the checkout in the browser waits. The application waits ten seconds for one answer.
  const SLOW_MS = 20_000;

  let paid: Purchase;
  let unheard: Purchase;
  let given: Purchase;
  let body: Record<string, unknown>;
  const headers = { 'Idempotency-Key': randomUUID() };
  let booked: Answer<unknown>;
  let asked: Answer<unknown>;
  let cancelled: Answer<unknown>;
  let answeredByStripe: unknown[];

  beforeAll(async () => {
    [paid, unheard, given] = [await shop.place(), await shop.place(), await shop.place()];
    await shop.payWithoutWebhook(unheard);
    for (const provider of ['stripe', 'resend', 'google'] as const) await shop.sandbox.fail(provider, 'slow', SLOW_MS);
    await shop.sandbox.completeSession(paid.sessionId);
    body = shop.bookingBody(shop.hours.next());
    const begun = new Date().toISOString();
    const confirmed = shop.becomes(paid, 'confirmed');
    [booked, asked, cancelled] = await Promise.all([
      shop.api.post('/api/bookings', body, headers),
      shop.askSuccessPage(unheard.sessionId),
      shop.cancel(given.sessionId),
    ]);
    const { requests } = await shop.sandbox.requests('stripe');
    answeredByStripe = requests.filter(({ at, durationMs }) => at >= begun && durationMs !== null);
    await confirmed;
    await failed('create-meeting');
    await failed('alert-staff');
  });

  test('the buyer is told so before Stripe answers', () => {
    expect(booked).toMatchObject(refusal(502, 'payments_down'));
    expect(answeredByStripe).toEqual([]);
  });

  test('pressing again finds the payment page that Stripe had already opened', async () => {
    const placed = await shop.api.post<Placed>('/api/bookings', body, headers);
    expect(placed.status).toBe(201);
    expect(await sessionsOf(placed.body.orderId)).toBe(1);
  });

  test('the pages after the payment answer before the browser gives up', async () => {
    expect([asked.status, cancelled.status]).toEqual([502, 502]);
    expect(answeredByStripe).toEqual([]);
  });

  test('and afterwards both agree with Stripe', async () => {
    expect(await shop.askSuccessPage(unheard.sessionId)).toMatchObject({ body: { status: 'confirmed' } });
    const { body: answer } = await shop.cancel(given.sessionId);
    expect(['cancelled', 'expired']).toContain(answer.status);
    expect(await shop.slotStatus(given.hour)).toBe('free');
  });

  test('every e-mail and every meeting is there once', async () => {
    await shop.jobs.laterDone();
    for (const purchase of [paid, unheard]) {
      expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
      expect(await shop.meetingsOf(purchase.orderId)).toHaveLength(1);
    }
  });
});
