import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import messages from '@/messages/es.json';
import { tally, times } from './support/concurrency';
import { daysFromToday, nextSaturday, workingDays } from './support/hours';
import { countStored, type Stored, storedOrder } from './support/records';
import { CONSULTATION, FAMILY_PLAN, openShop, type Paid, type Placed, RESET, type Shop } from './support/shop';
import { sessionAtStripe } from './support/stripe-events';

jest.setTimeout(30_000);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.stop());

async function sessionsOfStripe(): Promise<number> {
  return (await shop.sandbox.sessions()).length;
}

describe('an order with an appointment', () => {
  test('turns the held hour into one that waits for its payment until two minutes after the payment page ends', async () => {
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
    expect(minutes).toBeGreaterThan(30);
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
    const sessions = await sessionsOfStripe();
    const answers = await times(40, () => shop.book(hour));
    expect(tally(answers)).toEqual({ 201: 1, 409: 39 });
    for (const { body } of answers.filter(({ status }) => status === 409)) expect(body.error.code).toBe('slot_taken');
    expect(await countStored(shop.db)).toEqual({ ...before, orders: before.orders + 1, bookings: before.bookings + 1 });
    expect(await sessionsOfStripe()).toBe(sessions + 1);
  });

  test('does not get an hour that somebody else holds', async () => {
    const hour = shop.hours.next();
    await shop.hold(hour);
    const before = await countStored(shop.db);
    expect(await shop.book(hour)).toMatchObject({ status: 409, body: { error: { code: 'slot_taken' } } });
    expect(await shop.book(hour, { holdToken: 'AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject({ status: 409 });
    expect(await countStored(shop.db)).toEqual(before);
  });

  test('gives the hold back that its buyer had on another hour', async () => {
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

describe('what a visitor makes up is refused with its field, and nothing is stored', () => {
  let before: Stored;
  let sessions: number;
  beforeEach(async () => {
    before = await countStored(shop.db);
    sessions = await sessionsOfStripe();
  });

  async function expectRefused(path: string, body: unknown, field: string, message?: string): Promise<void> {
    const answer = await shop.api.post(path, body);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'invalid', message: messages.Api.invalid } } });
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual([field]);
    if (message) expect(answer.body.error.fields?.[field]).toBe(message);
    expect(await countStored(shop.db)).toEqual(before);
    expect(await sessionsOfStripe()).toBe(sessions);
  }

  const hour = () => ({ bookingDate: workingDays(new Date()).at(-1) ?? '', bookingTime: '16:00' });
  const { Validation } = messages;

  test.each([
    ['one cent', { selectedPrice: 1 }, 'selectedPrice', Validation.priceRefused],
    ['the price of another product', { selectedPrice: 5500 }, 'selectedPrice', Validation.priceRefused],
    ['nothing to pay', { selectedPrice: 0 }, 'selectedPrice', Validation.priceRefused],
    ['a negative price', { selectedPrice: -9900 }, 'selectedPrice', Validation.priceRefused],
    ['half a cent', { selectedPrice: 9900.5 }, 'selectedPrice', Validation.priceRefused],
    ['the price as text', { selectedPrice: '9900' }, 'selectedPrice', Validation.priceRefused],
    ['an unknown product', { productId: randomUUID() }, 'productId', Validation.productUnknown],
    ['a product id that is none', { productId: "' OR 1=1 --" }, 'productId', Validation.productUnknown],
    ['yesterday', { bookingDate: daysFromToday(-1) }, 'bookingDate', Validation['date-outside-window']],
    ['31 days ahead', { bookingDate: daysFromToday(31) }, 'bookingDate', Validation['date-outside-window']],
    ['a weekend', { bookingDate: nextSaturday() }, 'bookingDate', Validation['date-on-weekend']],
    ['a day that does not exist', { bookingDate: '2027-02-30' }, 'bookingDate', Validation.dateInvalid],
    ['an hour before opening', { bookingTime: '08:00' }, 'bookingTime', Validation['time-not-offered']],
    ['an hour after the last', { bookingTime: '18:00' }, 'bookingTime', Validation['time-not-offered']],
    ['a half hour', { bookingTime: '10:30' }, 'bookingTime', Validation['time-not-offered']],
    ['an hour that is none', { bookingTime: 'mañana' }, 'bookingTime', Validation.timeInvalid],
    ['another kind of appointment', { bookingType: 'telepathic' }, 'bookingType', Validation.bookingTypeInvalid],
    ['no name', { customerName: '   ' }, 'customerName', Validation.nameRequired],
    ['a name of 121 letters', { customerName: 'a'.repeat(121) }, 'customerName', Validation.nameTooLong],
    ['a name with a line break', { customerName: 'Eva\r\nBcc: x@y.es' }, 'customerName', Validation.nameUnprintable],
    ['an address that is none', { customerEmail: 'eva@' }, 'customerEmail', Validation.emailInvalid],
    ['a phone that is none', { customerPhone: 'llámame' }, 'customerPhone', Validation.phoneInvalid],
    ['notes of 2001 letters', { notes: 'a'.repeat(2001) }, 'notes', Validation.notesTooLong],
    ['a user id that is none', { userId: '1' }, 'userId', Validation.userUnknown],
    ['a hold token that is none', { holdToken: 7 }, 'holdToken', Validation.holdInvalid],
  ])('%s, on /api/bookings', async (_, change, field, message) => {
    await expectRefused('/api/bookings', shop.bookingBody(hour(), change), field, message);
  });

  test.each([
    ['a price between both ends of the range', 45000],
    ['a price above the range', 60001],
    ['no price, where there is a choice', undefined],
  ])('%s, on a product with a range', async (_, selectedPrice) => {
    const body = shop.bookingBody(hour(), { selectedPrice }, FAMILY_PLAN);
    await expectRefused('/api/bookings', body, 'selectedPrice', Validation.priceRefused);
  });

  test('an hour that a 90-minute appointment would carry past closing', async () => {
    const body = shop.bookingBody({ ...hour(), bookingTime: '17:00' }, { selectedPrice: 30000 }, FAMILY_PLAN);
    await expectRefused('/api/bookings', body, 'bookingTime', Validation['time-not-offered']);
  });

  test('an appointment for a product that has none', async () => {
    const body = shop.bookingBody(hour(), {}, RESET);
    await expectRefused('/api/bookings', body, 'productId', Validation.bookingNotNeeded);
  });

  test('a product that is no longer on sale', async () => {
    await shop.db.query(`UPDATE products SET status = 'inactive' WHERE slug = $1`, [RESET]);
    try {
      await expectRefused('/api/payments', shop.paymentBody(), 'productSlug', Validation.productUnknown);
    } finally {
      await shop.db.query(`UPDATE products SET status = 'active' WHERE slug = $1`, [RESET]);
    }
  });

  test.each([
    ['one cent', { selectedPrice: 1 }, 'selectedPrice'],
    ['no price', { selectedPrice: undefined }, 'selectedPrice'],
    ['an unknown product', { productSlug: 'hazte-rico' }, 'productSlug'],
    ['a product with a NUL in its name', { productSlug: 'reset\u0000' }, 'productSlug'],
    ['a product that needs an appointment', { productSlug: CONSULTATION, selectedPrice: 9900 }, 'productSlug'],
    ['no customer', { customerInfo: undefined }, 'customerInfo'],
    ['no name', { customerInfo: { email: 'eva@example.com' } }, 'customerInfo.fullName'],
    ['no address', { customerInfo: { fullName: 'Eva' } }, 'customerInfo.email'],
    [
      'a phone that is none',
      { customerInfo: { fullName: 'Eva', email: 'e@example.com', phone: 'x' } },
      'customerInfo.phone',
    ],
  ])('%s, on /api/payments', async (_, change, field) => {
    await expectRefused('/api/payments', shop.paymentBody(change), field);
  });

  test('every wrong field is named at once', async () => {
    const answer = await shop.api.post('/api/bookings', {});
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.error.fields ?? {}).sort()).toEqual([
      'bookingDate',
      'bookingTime',
      'bookingType',
      'customerEmail',
      'customerName',
      'productId',
    ]);
  });
});

describe('a body that cannot be read', () => {
  const json = { 'Content-Type': 'application/json' };
  const paths = [
    '/api/bookings',
    '/api/payments',
    '/api/holds',
    '/api/users',
    '/api/payments/success',
    '/api/payments/cancel',
  ];
  const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
    shop.api.send<{ error: { code: string; message: string } }>(path, { method: 'POST', body, headers });

  test.each(paths)('is answered with what is wrong with it: %s', async (path) => {
    const answers = [
      await post(path, 'a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }),
      await post(path, '{}', { 'Content-Type': 'text/plain' }),
      await post(path, '{"productId": ', json),
      await post(path, '', json),
      await post(path, JSON.stringify({ notes: 'a'.repeat(64 * 1024) }), json),
      await post(path, 'null', json),
      await post(path, '[]', json),
      await post(path, '"texto"', json),
    ];
    const told = answers.map(({ status, body }) => [status, body.error.code]);
    expect(told).toEqual([
      [415, 'unsupported_type'],
      [415, 'unsupported_type'],
      [400, 'unreadable'],
      [400, 'unreadable'],
      [413, 'too_large'],
      [422, 'invalid'],
      [422, 'invalid'],
      [422, 'invalid'],
    ]);
    for (const { body } of answers) expect(body.error.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  });

  test('is not read to its end when it hides its length', async () => {
    const mebibyte = Buffer.alloc(1024 * 1024, 'a');
    const sent = await new Promise<{ status: number | undefined }>((answered, failed) => {
      const call = request(
        `${shop.baseUrl}/api/bookings`,
        { method: 'POST', headers: json, agent: false },
        (response) => {
          answered({ status: response.statusCode });
          call.destroy();
        },
      );
      call.once('error', failed);
      // Never ended.
      call.write(mebibyte);
    });
    expect(sent.status).toBe(413);
  });
});

describe('a request from a foreign page', () => {
  test.each([
    ['a browser says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['it comes from a neighbouring subdomain', { 'Sec-Fetch-Site': 'same-site' }],
    ['an older browser names its origin', { Origin: 'https://evil.example' }],
    ['its origin is hidden', { Origin: 'null' }],
  ])('is refused when %s, and nothing happens', async (_, headers) => {
    const hour = shop.hours.next();
    const before = await countStored(shop.db);
    for (const [path, body] of [
      ['/api/holds', shop.holdBody(hour)],
      ['/api/bookings', shop.bookingBody(hour)],
      ['/api/payments', shop.paymentBody()],
      ['/api/users', { email: 'eva@example.com', fullName: 'Eva' }],
      ['/api/payments/success', { sessionId: 'cs_test_0123456789' }],
      ['/api/payments/cancel', { sessionId: 'cs_test_0123456789' }],
    ] as const) {
      expect(await shop.api.post(path, body, headers)).toMatchObject({
        status: 403,
        body: { error: { code: 'foreign_origin' } },
      });
    }
    const { body: hold } = await shop.hold(hour);
    expect((await shop.api.send(`/api/holds/${hold.holdToken}`, { method: 'DELETE', headers })).status).toBe(403);
    expect(await countStored(shop.db)).toEqual({ ...before, bookings: before.bookings + 1 });
  });

  test('is what our own pages do not send', async () => {
    const own = await shop.book(shop.hours.next(), {}, { 'Sec-Fetch-Site': 'same-origin', Origin: shop.baseUrl });
    const older = await shop.book(shop.hours.next(), {}, { Origin: shop.baseUrl });
    expect([own.status, older.status]).toEqual([201, 201]);
  });
});

describe('nothing that a client can send is answered with a fault of ours', () => {
  const nasty = [
    null,
    true,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[]],
    { $ne: 1 },
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '💶'.repeat(50),
    '9'.repeat(5000),
    '%00',
    "'; DROP TABLE orders; --",
    '__proto__',
    '0000-00-00',
    '99:99',
    'NaN',
    '2026-12-01T10:00',
    '00000000-0000-0000-0000-000000000000',
  ];

  test.each([
    [
      '/api/bookings',
      () =>
        shop.bookingBody(
          { bookingDate: daysFromToday(30), bookingTime: '09:00' },
          {
            holdToken: 'x',
            notes: 'x',
            userId: randomUUID(),
            customerPhone: '600 000 000',
            selectedPrice: 9900,
            popup: true,
          },
        ),
    ],
    ['/api/holds', () => shop.holdBody({ bookingDate: daysFromToday(30), bookingTime: '10:00' })],
    ['/api/payments', () => shop.paymentBody({ userId: randomUUID(), popup: false })],
    ['/api/users', () => ({ email: `${randomUUID()}@example.com`, fullName: 'Eva', phone: '600 000 000' })],
    ['/api/payments/success', () => ({ sessionId: 'cs_test_0123456789' })],
    ['/api/payments/cancel', () => ({ sessionId: 'cs_test_0123456789' })],
  ])('%s, any field replaced by anything', async (path, body) => {
    const fields = Object.keys(body());
    const faults: unknown[] = [];
    for (const field of fields) {
      const answers = await Promise.all(nasty.map((value) => shop.api.post(path, { ...body(), [field]: value })));
      for (const [index, { status }] of answers.entries())
        if (status >= 500) faults.push([field, nasty[index], status]);
    }
    expect(faults).toEqual([]);
  });

  test('any key, any session id, any slug', async () => {
    const keys = ['', ' ', 'x'.repeat(5000), '💶'].map((key) => Buffer.from(key).toString('latin1'));
    const placed = await Promise.all(keys.map((key) => shop.book(shop.hours.next(), {}, { 'Idempotency-Key': key })));
    for (const { status } of placed) expect(status).toBe(201);
    const guesses = ['%00', 'cs_test_%00', 'cs_', "cs_test_'--", 'x'.repeat(4000), '%F0%9F%92%B6'];
    const paths = guesses.flatMap((guess) => [`/api/orders/${guess}`, `/api/products/${guess}`]);
    const answers = await Promise.all(paths.map(async (path) => ({ path, status: (await shop.api.get(path)).status })));
    expect(answers.filter(({ status }) => status !== 404 && status !== 400)).toEqual([]);
  });

  test.each(['/api/orders/%ff', '/api/products/%', '/api/nada/%E0%A4'])(
    'a path that cannot be decoded: %s',
    async (path) => {
      expect([400, 404]).toContain((await shop.api.get(path)).status);
    },
  );
});

describe('a user id that comes with an order', () => {
  async function register(email: string): Promise<string> {
    return (await shop.api.post<{ userId: string }>('/api/users', { email, fullName: 'Eva' })).body.userId;
  }
  async function storedUser(orderId: string): Promise<unknown> {
    return (await shop.db.query('SELECT user_id FROM orders WHERE id = $1', [orderId])).rows[0]?.user_id;
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

  test('does not count if nobody has it', async () => {
    const { orderId } = await shop.place(shop.hours.next(), { userId: randomUUID() });
    expect(await storedUser(orderId)).toBeNull();
  });
});

describe('GET /api/orders', () => {
  test('shows the order to whoever has its session id, and no more than the page needs', async () => {
    const hour = shop.hours.next();
    const { orderId, sessionId, email, name } = await shop.place(hour, {
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
      booking: {
        ...hour,
        duration: 60,
        bookingType: 'online',
        customerName: name,
        customerEmail: email,
        googleMeetLink: null,
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  test('knows no other way to an order', async () => {
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
