import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import messages from '@/lib/shared/i18n/messages';
import { refusal } from '@/tests/support/http/api';
import { daysFromToday, nextSaturday, workingDays } from '@/tests/support/shop/hours';
import { CONSULTATION, FAMILY_PLAN, RESET } from '@/tests/support/shop/products';
import { countStored, type Stored } from '@/tests/support/shop/records';
import { sharedShop } from '@/tests/support/shop/shop';

const shop = sharedShop();

describe('what a visitor makes up is refused with its field, and nothing is stored', () => {
  let before: Stored;
  let sessions: number;
  beforeEach(async () => {
    before = await countStored(shop.db);
    sessions = await shop.sessionsAtStripe();
  });

  async function expectRefused(path: string, body: unknown, field: string, message?: string): Promise<void> {
    const answer = await shop.api.post(path, body);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'invalid', message: messages.Api.invalid } } });
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual([field]);
    if (message) expect(answer.body.error.fields?.[field]).toBe(message);
    expect(await countStored(shop.db)).toEqual(before);
    expect(await shop.sessionsAtStripe()).toBe(sessions);
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
    // Counted when they are sent: this file may have been loaded before midnight.
    ['yesterday', () => ({ bookingDate: daysFromToday(-1) }), 'bookingDate', Validation['date-outside-window']],
    ['31 days ahead', () => ({ bookingDate: daysFromToday(31) }), 'bookingDate', Validation['date-outside-window']],
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
    const changed = typeof change === 'function' ? change() : change;
    await expectRefused('/api/bookings', shop.bookingBody(hour(), changed), field, message);
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
    const reported = answers.map(({ status, body }) => [status, body.error.code]);
    expect(reported).toEqual([
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
      expect(await shop.api.post(path, body, headers)).toMatchObject(refusal(403, 'foreign_origin'));
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

test('/api/status does not exist where no token is configured, whatever token comes', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
    expect(await shop.api.get('/api/status', { authorization })).toMatchObject(refusal(404, 'not_found'));
  }
});
