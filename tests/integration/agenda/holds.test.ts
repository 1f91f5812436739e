import { LIVE_STATUSES } from '@/lib/agenda/live-statuses';
import messages from '@/lib/shared/i18n/messages';
import { inDrill } from '@/tests/support/drill/in-drill';
import { tally, times } from '@/tests/support/http/concurrency';
import type { Hour } from '@/tests/support/shop/hours';
import { CONSULTATION, FAMILY_PLAN, RESET, RETIREMENT } from '@/tests/support/shop/products';
import { countStored, letHoldRunOut, liveClaims, minuteOfDay } from '@/tests/support/shop/records';
import { sharedShop } from '@/tests/support/shop/shop';

const MANY = inDrill(40, 200);

const shop = sharedShop();

/** A visitor who gets a 503 tries again: on a busy machine not all of them are served within the five seconds of the pool. */
async function holdInTheEnd(hour: Hour): ReturnType<typeof shop.hold> {
  const answer = await shop.hold(hour);
  return answer.status === 503 ? holdInTheEnd(hour) : answer;
}

describe('of many visitors who want the same time', () => {
  test('two hundred at once: one gets the hour, the others are told that it is taken', async () => {
    const hour = shop.hours.next();
    const answers = await times(200, () => holdInTheEnd(hour));
    expect(tally(answers)).toEqual({ 201: 1, 409: 199 });
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toEqual({ error: { code: 'slot_taken', message: messages.Api.slot_taken } });
    }
  });

  test('an appointment of 90 minutes and one of 60 that begins before it ends: one of both gets its time', async () => {
    const bookingDate = shop.hours.day();
    const answers = await times(MANY, (index) =>
      index % 2 === 0
        ? shop.hold({ bookingDate, bookingTime: '10:00' }, FAMILY_PLAN)
        : shop.hold({ bookingDate, bookingTime: '11:00' }, CONSULTATION),
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: MANY - 1 });
    expect(await liveClaims(shop.db, bookingDate)).toHaveLength(1);
  });

  test('a whole day of 60 and 90 minutes: no two overlap, and each refused one would have overlapped', async () => {
    const bookingDate = shop.hours.day();
    const wanted = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'].flatMap((bookingTime) =>
      [FAMILY_PLAN, CONSULTATION, RETIREMENT].map((slug) => ({ bookingDate, bookingTime, slug })),
    );
    const answers = await Promise.all(
      [...wanted, ...wanted.toReversed()].map(({ slug, ...hour }) => shop.hold(hour, slug)),
    );
    const claims = await liveClaims(shop.db, bookingDate);
    expect(tally(answers)).toEqual({ 201: claims.length, 409: answers.length - claims.length });
    const overlapping = (from: number, to: number) => claims.filter(({ start, end }) => start < to && from < end);
    for (const claim of claims) expect(overlapping(claim.start, claim.end)).toEqual([claim]);
    for (const { bookingTime, slug } of wanted) {
      const from = minuteOfDay(bookingTime);
      expect(overlapping(from, from + shop.product(slug).bookingDuration)).not.toEqual([]);
    }
  });
});

describe('the database', () => {
  test('refuses overlapping live claims by the constraint bookings_no_overlap, for exactly the live statuses', async () => {
    const { rows } = await shop.db.query<{ definition: string }>(
      `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE conname = 'bookings_no_overlap' AND contype = 'x' AND conrelid = 'bookings'::regclass AND convalidated`,
    );
    const live = LIVE_STATUSES.map((status) => `'${status}'::booking_status`).join(', ');
    expect(rows.map(({ definition }) => definition.replaceAll('::text', ''))).toEqual([
      `EXCLUDE USING gist (tstzrange(starts_at, ends_at, '[)') WITH &&) WHERE ((status = ANY (ARRAY[${live}])))`,
    ]);
  });

  test('refuses an overlap also to a write past the application', async () => {
    const { bookingDate } = shop.hours.next();
    const insert = (time: string) =>
      shop.db.query(
        `INSERT INTO bookings (id, product_id, status, starts_at, ends_at, duration, expires_at)
         VALUES (gen_random_uuid(), $1, 'held', $2::timestamptz, $2::timestamptz + interval '1 hour', 60, now() + interval '1 hour')`,
        [shop.product(CONSULTATION).id, `${bookingDate} ${time}+00`],
      );
    await insert('03:00');
    await expect(insert('03:59')).rejects.toMatchObject({ code: '23P01', constraint: 'bookings_no_overlap' });
    await expect(insert('04:00')).resolves.toMatchObject({ rowCount: 1 });
  });

  test('never stores the token itself', async () => {
    const { body } = await shop.hold(shop.hours.next());
    expect(body.holdToken).toMatch(/^[\w-]{22}$/);
    const { rows } = await shop.db.query<{ found: number }>(
      'SELECT count(*)::int AS found FROM bookings b WHERE strpos(b::text, $1) > 0',
      [body.holdToken],
    );
    expect(rows).toEqual([{ found: 0 }]);
  });
});

describe('a hold', () => {
  test('lasts fifteen minutes and shows in the calendar as booked, for every appointment that would overlap it', async () => {
    const bookingDate = shop.hours.day();
    const held = await shop.hold({ bookingDate, bookingTime: '12:00' });
    expect(held.status).toBe(201);
    const minutes = (Date.parse(held.body.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);

    const status = (bookingTime: string, duration?: number) => shop.slotStatus({ bookingDate, bookingTime }, duration);
    expect(await status('11:00')).toBe('free');
    expect(await status('12:00')).toBe('booked');
    expect(await status('13:00')).toBe('free');
    expect(await status('11:00', 90)).toBe('booked');
    expect(await status('10:00', 90)).toBe('free');
  });

  test('that is overdue shows as free, and the request that claims its hour expires it', async () => {
    const hour = shop.hours.next();
    const first = await shop.hold(hour);
    await letHoldRunOut(shop.db, hour);
    expect(await shop.slotStatus(hour)).toBe('free');

    expect((await shop.hold(hour)).status).toBe(201);
    expect(await shop.slotStatus(hour)).toBe('booked');

    const late = await shop.book(hour, { holdToken: first.body.holdToken });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'slot_taken' } } });
  });

  test(`that is overdue goes to one of ${MANY} simultaneous requests`, async () => {
    const hour = { bookingDate: shop.hours.day(), bookingTime: '12:00' };
    await shop.hold(hour);
    await letHoldRunOut(shop.db, hour);
    expect(tally(await times(MANY, () => shop.hold(hour)))).toEqual({ 201: 1, 409: MANY - 1 });
  });

  test('that is overdue does not block a longer appointment that overlaps it', async () => {
    const bookingDate = shop.hours.day();
    for (const bookingTime of ['10:00', '11:00']) {
      await shop.hold({ bookingDate, bookingTime });
      await letHoldRunOut(shop.db, { bookingDate, bookingTime });
    }
    expect((await shop.hold({ bookingDate, bookingTime: '10:00' }, FAMILY_PLAN)).status).toBe(201);
  });

  test('that is overdue is expired by the sweep, and no other', async () => {
    const bookingDate = shop.hours.day();
    await shop.hold({ bookingDate, bookingTime: '09:00' });
    await letHoldRunOut(shop.db, { bookingDate, bookingTime: '09:00' });
    await shop.hold({ bookingDate, bookingTime: '10:00' });
    await shop.jobs.sweep('expire-claims');
    expect(await liveClaims(shop.db, bookingDate)).toEqual([{ status: 'held', start: 10 * 60, end: 11 * 60 }]);
  });

  test('is released by its token: the hour is free at once, and the token is spent', async () => {
    const hour = shop.hours.next();
    const { body } = await shop.hold(hour);
    expect((await shop.api.delete(`/api/holds/${body.holdToken}`)).status).toBe(204);
    expect(await shop.slotStatus(hour)).toBe('free');
    expect((await shop.hold(hour)).status).toBe(201);

    expect((await shop.api.delete(`/api/holds/${body.holdToken}`)).status).toBe(204);
    expect(await shop.slotStatus(hour)).toBe('booked');
  });

  test('is not released by another token', async () => {
    const hour = shop.hours.next();
    await shop.hold(hour);
    expect((await shop.api.delete('/api/holds/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(204);
    expect((await shop.api.delete(`/api/holds/${'%00'.repeat(8)}`)).status).toBe(204);
    expect(await shop.slotStatus(hour)).toBe('booked');
  });

  test('whose order waits for its payment is released together with its Checkout session', async () => {
    const hour = shop.hours.next();
    const { body } = await shop.hold(hour);
    const { sessionId } = await shop.place(hour, { holdToken: body.holdToken });
    expect((await shop.api.delete(`/api/holds/${body.holdToken}`)).status).toBe(204);
    expect(await shop.slotStatus(hour)).toBe('free');
    const sessions = await shop.sandbox.sessions();
    expect(sessions.find(({ id }) => id === sessionId)?.status).toBe('expired');
    expect((await shop.order(sessionId)).body.order.status).toBe('cancelled');
  });

  test.each([
    ['a product that does not exist', { productId: '00000000-0000-4000-8000-000000000000' }, 'productId'],
    ['a product id that is none', { productId: 'primera-vivienda' }, 'productId'],
    ['no product', { productId: undefined }, 'productId'],
    ['a day that does not exist', { bookingDate: '2030-02-30' }, 'bookingDate'],
    ['a day far away', { bookingDate: '2199-01-01' }, 'bookingDate'],
    ['a time before opening', { bookingTime: '08:00' }, 'bookingTime'],
    ['a time that ends after closing', { bookingTime: '18:00' }, 'bookingTime'],
    ['half an hour past', { bookingTime: '10:30' }, 'bookingTime'],
    ['a time that is none', { bookingTime: '25:00' }, 'bookingTime'],
  ])('is refused for %s, with the field', async (_, change, field) => {
    const before = await countStored(shop.db);
    const body = { ...shop.holdBody({ bookingDate: shop.hours.next().bookingDate, bookingTime: '10:00' }), ...change };
    const answer = await shop.api.post('/api/holds', body);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'invalid' } } });
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual([field]);
    expect(await countStored(shop.db)).toEqual(before);
  });

  test('is refused for a product without appointment', async () => {
    const answer = await shop.hold(shop.hours.next(), RESET);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { productId: messages.Validation.bookingNotNeeded } } },
    });
  });

  test('is refused at 17:00 for an appointment of 90 minutes, which would end after closing', async () => {
    const hour = { bookingDate: shop.hours.day(), bookingTime: '17:00' };
    const answer = await shop.hold(hour, FAMILY_PLAN);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { bookingTime: messages.Validation['time-not-offered'] } } },
    });
    expect((await shop.hold(hour, CONSULTATION)).status).toBe(201);
  });
});

test('the sweeps are registered as cron jobs', async () => {
  const { rows } = await shop.db.query('SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY 1');
  expect(rows).toEqual(expect.arrayContaining([{ identifier: 'expire-claims' }, { identifier: 'reconcile-orders' }]));
});
