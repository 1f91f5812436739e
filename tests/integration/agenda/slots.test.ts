import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Availability } from '@/lib/agenda/availability';
import type { SlotsResponseBody } from '@/lib/orders/contract';
import { refundRights } from '@/lib/orders/refunds/refund-rights';
import messages from '@/lib/shared/i18n/messages';
import { addMadridDays, isWeekend, madridInstant, weekday } from '@/lib/shared/madrid-time';
import { holidayOn } from '@/lib/shared/working-days/holiday-on';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import { daysFromToday } from '@/tests/support/shop/hours';
import { CONSULTATION, FAMILY_PLAN } from '@/tests/support/shop/products';
import { countStored } from '@/tests/support/shop/records';
import { ownShop } from '@/tests/support/shop/shop';

// For the server it is half past twelve on a Wednesday, whenever this runs: the next one on which the days that these tests
// use are working days, and on which the window has a holiday between Monday and Friday.
const tomorrow = daysFromToday(1);
let wednesday = addMadridDays(tomorrow, (10 - weekday(tomorrow)) % 7);
while (!serves(wednesday)) wednesday = addMadridDays(wednesday, 7);
const holiday = holidayFrom(wednesday) ?? '';

function serves(date: string): boolean {
  const used = [0, 1, 5, 6, 30].map((days) => addMadridDays(date, days));
  return used.every((day) => isWorkingDay(day, [])) && holidayFrom(date) !== undefined;
}

function holidayFrom(date: string): string | undefined {
  const window = Array.from({ length: 31 }, (_, days) => addMadridDays(date, days));
  return window.find((day) => !isWeekend(day) && !isWorkingDay(day, []));
}

const clock = pathToFileURL(join(process.cwd(), 'tests', 'support', 'stack', 'clock.mjs'));
const ahead = madridInstant(wednesday, '12:30').getTime() - Date.now();

const env = { NODE_OPTIONS: `--import=${clock.href}`, CLOCK_AHEAD_MS: String(ahead), RUN_JOBS: 'false' };
const shop = ownShop({ env });

const day = (offset: number) => addMadridDays(wednesday, offset);

async function slots(date: string, duration?: number): Promise<Record<string, string>> {
  const { body } = await shop.api.get<Availability>(
    `/api/slots?start=${date}&end=${date}${duration ? `&duration=${duration}` : ''}`,
  );
  expect(body.days.map((one) => one.date)).toEqual([date]);
  return Object.fromEntries((body.days[0]?.slots ?? []).map(({ time, status }) => [time, status]));
}

describe('the hours of a day', () => {
  test('begin every hour from nine to five, and those that have begun are past', async () => {
    expect(await slots(wednesday)).toEqual({
      '09:00': 'past',
      '10:00': 'past',
      '11:00': 'past',
      '12:00': 'past',
      '13:00': 'free',
      '14:00': 'free',
      '15:00': 'free',
      '16:00': 'free',
      '17:00': 'free',
    });
  });

  test.each([
    [15, 9],
    [60, 9],
    [61, 8],
    [90, 8],
    [120, 8],
    [121, 7],
    [540, 1],
  ])('for %i minutes end by six: %i starts', async (duration, starts) => {
    expect(Object.keys(await slots(day(1), duration))).toHaveLength(starts);
  });

  test('are none at the weekend, before today, and more than thirty days ahead', async () => {
    expect(await slots(day(3))).toEqual({});
    expect(await slots(day(4))).toEqual({});
    expect(await slots(day(-1))).toEqual({});
    expect(Object.keys(await slots(day(30)))).toHaveLength(9);
    expect(await slots(day(31))).toEqual({});
  });

  test('are none on a holiday, which is named', async () => {
    const { body } = await shop.api.get<Availability>(`/api/slots?start=${holiday}&end=${holiday}`);
    expect(body.days).toEqual([{ date: holiday, slots: [], holiday: holidayOn(holiday, []) }]);
    expect(holidayOn(holiday, [])).toMatch(/./);
  });

  test('are booked while held, pending or confirmed, and in no other status', async () => {
    const date = day(5);
    const claims = [
      ['09:00', 'held', '15 minutes'],
      ['10:00', 'held', '-1 second'],
      ['11:00', 'pending', '15 minutes'],
      ['12:00', 'pending', '-1 second'],
      ['13:00', 'confirmed', null],
      ['14:00', 'released', null],
      ['15:00', 'expired', null],
      ['16:00', 'cancelled', null],
    ] as const;
    for (const [time, status, expiresIn] of claims) await claim(date, time, status, expiresIn);
    expect(await slots(date)).toEqual({
      '09:00': 'booked',
      '10:00': 'free',
      '11:00': 'booked',
      // Until its session is expired, this hour may still be paid.
      '12:00': 'booked',
      '13:00': 'booked',
      '14:00': 'free',
      '15:00': 'free',
      '16:00': 'free',
      '17:00': 'free',
    });
    expect(await slots(date, 90)).toMatchObject({
      '09:00': 'booked',
      '10:00': 'booked',
      '14:00': 'free',
      '16:00': 'free',
    });
  });

  test('that overlap a 90-minute appointment are booked, the one after it is not', async () => {
    const date = day(6);
    expect((await shop.hold({ bookingDate: date, bookingTime: '10:00' }, FAMILY_PLAN)).status).toBe(201);
    expect(await slots(date)).toMatchObject({ '09:00': 'free', '10:00': 'booked', '11:00': 'booked', '12:00': 'free' });
    expect(await slots(date, 90)).toMatchObject({ '09:00': 'booked', '12:00': 'free' });
  });

  /** `expiresIn` counts from the server's own now. */
  async function claim(date: string, time: string, status: string, expiresIn: string | null): Promise<void> {
    const startsAt = madridInstant(date, time);
    await shop.db.query(
      `WITH bought AS (
         INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, checkout_expires_at)
         VALUES (gen_random_uuid(), $1, 'Eva', 'eva@example.com', 9900, now()) RETURNING id
       )
       INSERT INTO bookings (id, order_id, product_id, status, starts_at, ends_at, duration, expires_at)
       SELECT gen_random_uuid(), id, $1, $2::booking_status, $3::timestamptz, $3::timestamptz + interval '1 hour', 60,
         $4::timestamptz + $5::interval FROM bought`,
      [shop.product(CONSULTATION).id, status, startsAt, new Date(Date.now() + ahead), expiresIn],
    );
  }
});

describe('a period', () => {
  test('of 31 days is answered day by day, in Madrid’s time', async () => {
    const { status, body, headers } = await shop.api.get<Availability>(`/api/slots?start=${wednesday}&end=${day(30)}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.timezone).toBe('Europe/Madrid');
    expect(body.days.map(({ date }) => date)).toEqual(Array.from({ length: 31 }, (_, index) => day(index)));
    for (const { date, slots } of body.days) expect(slots).toHaveLength(isWorkingDay(date, []) ? 9 : 0);
  });

  test('without start and end is the server’s window, with its day and the last one to be paid back', async () => {
    const { status, body, headers } = await shop.api.get<SlotsResponseBody>('/api/slots?duration=60');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.days.map(({ date }) => date)).toEqual(Array.from({ length: 31 }, (_, index) => day(index)));
    const today = {
      today: wednesday,
      openUntil: refundRights(madridInstant(wednesday, '12:30'), madridInstant(wednesday, '12:30'), []).openUntil,
      expiresAt: madridInstant(day(1), '00:00').toISOString(),
    };
    expect(body).toMatchObject({ window: { first: wednesday, last: day(30) }, ...today });
    expect(body.next).toBeUndefined();
    const answer = await shop.api.get('/api/today');
    expect([answer.status, answer.body, answer.headers.get('cache-control')]).toEqual([200, today, 'no-store']);
  });

  const today = `start=${wednesday}&end=${wednesday}`;

  test.each([
    ['of 32 days', `start=${wednesday}&end=${day(31)}`, 'end', 'rangeInvalid'],
    ['that ends before it begins', `start=${wednesday}&end=${day(-1)}`, 'end', 'rangeInvalid'],
    ['without a beginning', `end=${wednesday}`, 'start', 'dateInvalid'],
    ['without an end', `start=${wednesday}`, 'end', 'dateInvalid'],
    ['that begins on a day that does not exist', 'start=2027-02-30&end=2027-03-01', 'start', 'dateInvalid'],
    ['that ends in words', `start=${wednesday}&end=mañana`, 'end', 'dateInvalid'],
    ['with a time of day', `start=${wednesday}T09:00&end=${wednesday}`, 'start', 'dateInvalid'],
    ['for 14 minutes', `${today}&duration=14`, 'duration', 'durationInvalid'],
    ['for 541 minutes', `${today}&duration=541`, 'duration', 'durationInvalid'],
    ['for half a minute more than an hour', `${today}&duration=60.5`, 'duration', 'durationInvalid'],
    ['for some length', `${today}&duration=larga`, 'duration', 'durationInvalid'],
    ['for no length', `${today}&duration=`, 'duration', 'durationInvalid'],
  ] as const)('%s is refused with the field', async (_, query, field, message) => {
    expect(await shop.api.get(`/api/slots?${query}`)).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid', fields: { [field]: messages.Validation[message] } } },
    });
  });
});

describe('what is over', () => {
  test.each([
    ['an hour that has begun', { bookingDate: wednesday, bookingTime: '12:00' }, 'bookingTime', 'time-past'],
    ['yesterday', { bookingDate: day(-1), bookingTime: '13:00' }, 'bookingDate', 'date-outside-window'],
    ['Saturday', { bookingDate: day(3), bookingTime: '13:00' }, 'bookingDate', 'date-on-weekend'],
    ['a holiday', { bookingDate: holiday, bookingTime: '13:00' }, 'bookingDate', 'date-on-holiday'],
    ['the 31st day', { bookingDate: day(31), bookingTime: '13:00' }, 'bookingDate', 'date-outside-window'],
  ] as const)('can be neither held nor booked: %s', async (_, hour, field, message) => {
    const before = await countStored(shop.db);
    const refused = { status: 422, body: { error: { fields: { [field]: messages.Validation[message] } } } };
    expect(await shop.hold(hour)).toMatchObject(refused);
    expect(await shop.book(hour)).toMatchObject(refused);
    expect(await countStored(shop.db)).toEqual(before);
  });

  test('is not the next hour', async () => {
    expect((await shop.hold({ bookingDate: wednesday, bookingTime: '13:00' })).status).toBe(201);
    expect((await slots(wednesday))['13:00']).toBe('booked');
  });
});
