import { randomUUID } from 'node:crypto';
import { tally, times } from '@/tests/support/http/concurrency';
import { CONSULTATION, FAMILY_PLAN } from '@/tests/support/shop/products';
import { countStored, storedOrder } from '@/tests/support/shop/records';
import { type Paid, type Placed, sharedShop } from '@/tests/support/shop/shop';
import { deliverAll, eventsOf, sessionAtStripe } from '@/tests/support/shop/stripe-events';

const shop = sharedShop();

describe('an order with an appointment', () => {
  test('turns the hold into a pending claim that ends two minutes after the Checkout session', async () => {
    const hour = shop.hours.next();
    const { body: hold } = await shop.hold(hour);
    const placed = await shop.place(hour, { holdToken: hold.holdToken });
    const { rows } = await shop.db.query(
      `SELECT status, order_id AS "orderId", expires_at AS "expiresAt" FROM bookings WHERE booking_date = $1 AND booking_time = $2`,
      [hour.bookingDate, hour.bookingTime],
    );
    const expiresAt = new Date(Date.parse(placed.expiresAt) + 2 * 60_000);
    expect(rows).toEqual([{ status: 'pending', orderId: placed.orderId, expiresAt }]);
    const minutes = (Date.parse(placed.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(31);
  });

  test('needs no hold', async () => {
    const hour = shop.hours.next();
    const answer = await shop.book(hour);
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual(['checkoutUrl', 'expiresAt', 'orderId', 'sessionId']);
    expect(await shop.slotStatus(hour)).toBe('booked');
  });

  test('is paid at Stripe with the amount, the reference and the return addresses of this order', async () => {
    const { orderId, sessionId, checkoutUrl, expiresAt, email } = await shop.place();
    const session = await sessionAtStripe(shop, sessionId);
    expect(session).toMatchObject({
      amount_total: shop.product(CONSULTATION).price,
      currency: 'eur',
      customer_email: email,
      client_reference_id: orderId,
      metadata: { order_id: orderId },
      expires_at: Math.floor(Date.parse(expiresAt) / 1000),
      success_url: `${shop.baseUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.baseUrl}/payment-canceled?session_id={CHECKOUT_SESSION_ID}`,
      url: checkoutUrl,
    });
  });

  test('that is paid in a window of its own returns to the popup pages', async () => {
    const { sessionId } = await shop.place(shop.hours.next(), { popup: true });
    expect(await sessionAtStripe(shop, sessionId)).toMatchObject({
      success_url: `${shop.baseUrl}/payment-success-popup?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.baseUrl}/payment-canceled-popup?session_id={CHECKOUT_SESSION_ID}`,
    });
  });

  test.each(['price', 'priceMax'] as const)('with a range price costs what the visitor chose: %s', async (end) => {
    const { id: productId, [end]: selectedPrice } = shop.product(FAMILY_PLAN);
    const hour = { bookingDate: shop.hours.day(), bookingTime: '09:00' };
    const { sessionId } = await shop.place(hour, { productId, selectedPrice });
    expect((await sessionAtStripe(shop, sessionId)).amount_total).toBe(selectedPrice);
    expect((await shop.order(sessionId)).body).toMatchObject({
      order: { totalAmount: selectedPrice },
      booking: { duration: 90 },
    });
  });

  test('goes to one of forty buyers who want the same hour at once, and the others leave nothing behind', async () => {
    const hour = shop.hours.next();
    const before = await countStored(shop.db);
    const sessions = await shop.sessionsAtStripe();
    const answers = await times(40, () => shop.book(hour));
    expect(tally(answers)).toEqual({ 201: 1, 409: 39 });
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(body.error.code).toBe('slot_taken');
    expect(await countStored(shop.db)).toEqual({ ...before, orders: before.orders + 1, bookings: before.bookings + 1 });
    expect(await shop.sessionsAtStripe()).toBe(sessions + 1);
  });

  test('does not get an hour that somebody else holds', async () => {
    const hour = shop.hours.next();
    await shop.hold(hour);
    const before = await countStored(shop.db);
    expect(await shop.book(hour)).toMatchObject({ status: 409, body: { error: { code: 'slot_taken' } } });
    expect(await shop.book(hour, { holdToken: 'AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject({ status: 409 });
    expect(await countStored(shop.db)).toEqual(before);
  });

  test('releases the hold that its buyer had on another hour', async () => {
    const held = shop.hours.next();
    const wanted = shop.hours.next();
    const { body } = await shop.hold(held);
    await shop.place(wanted, { holdToken: body.holdToken });
    expect(await shop.slotStatus(held)).toBe('free');
    expect(await shop.slotStatus(wanted)).toBe('booked');
  });

  test('uses a hold once: two orders with the same token at the same time get one hour', async () => {
    const hour = shop.hours.next();
    const { body } = await shop.hold(hour);
    const answers = await times(10, () => shop.book(hour, { holdToken: body.holdToken }));
    expect(tally(answers)).toEqual({ 201: 1, 409: 9 });
  });
});

describe('an order without appointment', () => {
  test('is stored with its session and no booking', async () => {
    const answer = await shop.api.post<Paid>('/api/payments', shop.paymentBody());
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual(['expiresAt', 'orderId', 'sessionId', 'url']);
    expect(await storedOrder(shop.db, answer.body.orderId)).toMatchObject({ status: 'pending', bookings: [] });
    expect((await sessionAtStripe(shop, answer.body.sessionId)).amount_total).toBe(879);
    expect((await shop.order(answer.body.sessionId)).body).toMatchObject({
      order: { totalAmount: 879 },
      booking: null,
    });
  });
});

describe('the same Idempotency-Key', () => {
  test('twenty times at once is one order, one hour, one payment page, and one answer', async () => {
    const body = shop.bookingBody(shop.hours.next());
    const before = await countStored(shop.db);
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await times(20, () => shop.api.post<Placed>('/api/bookings', body, headers));
    expect(tally(answers)).toEqual({ 201: 20 });
    const [first] = answers;
    for (const answer of answers) expect(answer.body).toEqual(first?.body);
    expect(await countStored(shop.db)).toEqual({ ...before, orders: before.orders + 1, bookings: before.bookings + 1 });
    const sessions = await shop.sandbox.sessions();
    expect(sessions.filter((session) => session.client_reference_id === first?.body.orderId)).toHaveLength(1);
  });

  test('twenty times at once with a hold is one order as well', async () => {
    const hour = shop.hours.next();
    const { body: hold } = await shop.hold(hour);
    const body = shop.bookingBody(hour, { holdToken: hold.holdToken });
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await times(20, () => shop.api.post<Placed>('/api/bookings', body, headers));
    expect(tally(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map((answer) => answer.body.sessionId)).size).toBe(1);
  });

  test('twenty times at once without appointment is one order', async () => {
    const body = shop.paymentBody();
    const before = await countStored(shop.db);
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await times(20, () => shop.api.post<Paid>('/api/payments', body, headers));
    expect(tally(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map((answer) => answer.body.url)).size).toBe(1);
    expect((await countStored(shop.db)).orders).toBe(before.orders + 1);
  });

  test('later gives the same answer', async () => {
    const body = shop.bookingBody(shop.hours.next());
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await shop.api.post('/api/bookings', body, headers);
    expect((await shop.api.post('/api/bookings', body, headers)).body).toEqual(first.body);
  });

  test.each([
    ['another hour', () => ({ ...shop.hours.next() })],
    ['another address', () => ({ customerEmail: 'otra@example.com' })],
    ['another kind of appointment', () => ({ bookingType: 'in-person' })],
  ])('with %s is refused as a conflict and stores nothing', async (_, change) => {
    const body = shop.bookingBody(shop.hours.next());
    const headers = { 'Idempotency-Key': randomUUID() };
    await shop.api.post('/api/bookings', body, headers);
    const before = await countStored(shop.db);
    const answer = await shop.api.post('/api/bookings', { ...body, ...change() }, headers);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } });
    expect(await countStored(shop.db)).toEqual(before);
  });

  test('does not open a cancelled order again', async () => {
    const body = shop.bookingBody(shop.hours.next());
    const headers = { 'Idempotency-Key': randomUUID() };
    const { body: placed } = await shop.api.post<Placed>('/api/bookings', body, headers);
    await shop.cancel(placed.sessionId);
    const again = await shop.api.post('/api/bookings', body, headers);
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'order_closed' } } });
  });
});

describe('a user id that comes with an order', () => {
  async function register(email: string): Promise<string> {
    return (await shop.api.post<{ userId: string }>('/api/users', { email, fullName: 'Eva' })).body.userId;
  }
  async function storedUser(orderId: string): Promise<unknown> {
    return (await shop.rows('SELECT user_id FROM orders WHERE id = $1', [orderId]))[0]?.user_id;
  }

  test('counts if it belongs to the address', async () => {
    const userId = await register('eva.propia@example.com');
    const { orderId } = await shop.place(shop.hours.next(), { userId, customerEmail: ' Eva.Propia@Example.com ' });
    expect(await storedUser(orderId)).toBe(userId);
  });

  test('does not count if it is somebody else’s', async () => {
    const userId = await register('otra.persona@example.com');
    const { orderId } = await shop.place(shop.hours.next(), { userId });
    expect(await storedUser(orderId)).toBeNull();
    const paid = await shop.api.post<Paid>('/api/payments', shop.paymentBody({ userId }));
    expect(await storedUser(paid.body.orderId)).toBeNull();
  });

  test('does not count if it does not exist', async () => {
    const { orderId } = await shop.place(shop.hours.next(), { userId: randomUUID() });
    expect(await storedUser(orderId)).toBeNull();
  });
});

describe('GET /api/orders', () => {
  test('shows the order to the holder of its session id, and only what the page needs', async () => {
    const hour = shop.hours.next();
    const { orderId, sessionId, checkoutUrl, expiresAt } = await shop.place(hour, {
      notes: 'secreto',
      customerPhone: '600 123 123',
    });
    const { status, body, headers } = await shop.order(sessionId);
    const { name: productName, description, price } = shop.product(CONSULTATION);
    expect(status).toBe(200);
    expect(body).toEqual({
      order: {
        id: orderId,
        totalAmount: price,
        currency: 'eur',
        paymentStatus: 'unpaid',
        status: 'pending',
        webhookProcessed: false,
      },
      product: { name: productName, description },
      isPersonal: false,
      manageUrl: null,
      openPayment: { checkoutUrl, expiresAt },
      booking: {
        ...hour,
        duration: 60,
        bookingType: 'online',
        customerName: null,
        customerEmail: null,
        googleMeetLink: null,
        calendarLinks: null,
      },
      delivery: null,
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  describe('names the payment page', () => {
    const openPayment = async (sessionId: string) => (await shop.order(sessionId)).body.openPayment;

    test('while it is open, also of an order without appointment', async () => {
      const { body } = await shop.api.post<Paid>('/api/payments', shop.paymentBody());
      expect(await openPayment(body.sessionId)).toEqual({ checkoutUrl: body.url, expiresAt: body.expiresAt });
    });

    test('no more once the order is paid, promised or cancelled', async () => {
      const [paid, promised, cancelled] = [await shop.place(), await shop.place(), await shop.place()];
      await deliverAll(shop.api, [
        (await eventsOf(shop, paid)).completed(),
        (await eventsOf(shop, promised)).promised(),
      ]);
      await shop.cancel(cancelled.sessionId);
      for (const { sessionId } of [paid, promised, cancelled]) expect(await openPayment(sessionId)).toBeNull();
    });

    test('no more once money has come that does not fit', async () => {
      const placed = await shop.place();
      await deliverAll(shop.api, [(await eventsOf(shop, placed)).completed({ amount_total: 9_901 })]);
      expect(await openPayment(placed.sessionId)).toBeNull();
    });

    test('no more once its session or its claim has run out, before any sweep', async () => {
      const [late, unclaimed] = [await shop.place(), await shop.place()];
      await shop.db.query(`UPDATE orders SET checkout_expires_at = now() - interval '1 second' WHERE id = $1`, [
        late.orderId,
      ]);
      await shop.db.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE order_id = $1`, [
        unclaimed.orderId,
      ]);
      for (const { sessionId } of [late, unclaimed]) expect(await openPayment(sessionId)).toBeNull();
    });
  });

  test('has no other key than the session id', async () => {
    const { orderId, sessionId, email } = await shop.place();
    for (const guess of [
      orderId,
      email,
      sessionId.slice(0, -1),
      `${sessionId}x`,
      sessionId.toUpperCase(),
      '%25',
      'cs_test_%25',
    ]) {
      const answer = await shop.api.get(`/api/orders/${guess}`);
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await shop.api.get('/api/orders')).status).toBe(404);
  });
});

test('a call that does not exist is answered in JSON', async () => {
  expect(await shop.api.get('/api/nada')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});
