import { subMonths } from 'date-fns';
import { v7 as uuid } from 'uuid';
import type { TimeOff } from '@/lib/agenda/blocks/schema';
import { STARTS } from '@/lib/agenda/opening-hours';
import messages from '@/lib/shared/i18n/messages';
import { addMadridDays, type MadridDate, madridInstant } from '@/lib/shared/madrid-time';
import { inDrill } from '@/tests/support/drill/in-drill';
import { lockWaits } from '@/tests/support/drill/lock-waits';
import { tally } from '@/tests/support/http/concurrency';
import { type AgendaOutcome, openAgenda } from '@/tests/support/shop/desk-agenda';
import { OrderPages } from '@/tests/support/shop/order-pages';
import { CONSULTATION, FAMILY_PLAN } from '@/tests/support/shop/products';
import { letHoldRunOut, liveClaims, loseHourOf } from '@/tests/support/shop/records';
import { sharedShop } from '@/tests/support/shop/shop';
import { forThisFile } from '@/tests/support/stack/for-this-file';
import { until } from '@/tests/support/stack/until';

const ROUNDS = inDrill(10, 50);

const shop = sharedShop();
const pages = new OrderPages(shop);
const agenda = forThisFile(() => openAgenda(shop));
beforeEach(() => shop.clear());

const off = (date: MadridDate, fromTime: string, toTime: string, more: Partial<TimeOff> = {}): TimeOff => {
  return { fromDate: date, fromTime, toDate: date, toTime, ...more };
};
const block = (wanted: TimeOff, now?: Date) => agenda.once({ call: 'block', off: wanted }, now);
const unblock = (wanted: TimeOff) => agenda.once({ call: 'unblock', off: wanted });

/** From hour to hour of a day, Madrid. */
const spans = async (date: MadridDate) =>
  (await liveClaims(shop.db, date)).map(({ status, start, end }) => `${status} ${start / 60}-${end / 60}`);

const stored = async () => {
  const { rows } = await shop.db.query<{ startsAt: Date; endsAt: Date; note: string | null }>(
    `SELECT starts_at AS "startsAt", ends_at AS "endsAt", notes AS note FROM bookings WHERE kind = 'block' ORDER BY starts_at`,
  );
  return rows;
};

describe('a block', () => {
  test('shows its hours as booked at once, and no visitor gets one of them by any way', async () => {
    const bookingDate = shop.hours.day();
    const elsewhere = shop.hours.next();
    const order = await pages.bought(elsewhere);
    expect(await block(off(bookingDate, '10:00', '12:00'))).toMatchObject({ ok: true });
    const at = (bookingTime: string) => ({ bookingDate, bookingTime });
    expect(await Promise.all(['09:00', '10:00', '11:00', '12:00'].map((time) => shop.slotStatus(at(time))))).toEqual([
      'free',
      'booked',
      'booked',
      'free',
    ]);
    expect(await shop.slotStatus(at('09:00'), 90)).toBe('booked');
    const blocked = { status: 409, body: { error: { code: 'slot_blocked', message: messages.Api.slot_blocked } } };
    expect(await shop.hold(at('10:00'))).toMatchObject(blocked);
    expect(await shop.book(at('11:00'))).toMatchObject(blocked);
    expect((await pages.move(order.page, at('11:00'))).html).not.toContain('Cita cambiada');
    expect(await spans(bookingDate)).toEqual(['blocked 10-12']);
  });

  test('is one row with those that it overlaps or touches, and says what each of them was for', async () => {
    const day = shop.hours.day();
    await block(off(day, '09:00', '10:00', { note: 'Médico' }));
    await block(off(day, '11:00', '12:00', { note: 'Formación' }));
    await block(off(day, '14:00', '15:00', { note: 'Comida' }));
    expect(await spans(day)).toEqual(['blocked 9-10', 'blocked 11-12', 'blocked 14-15']);
    await block(off(day, '10:00', '11:30', { note: 'Médico' }));
    expect(await spans(day)).toEqual(['blocked 9-12', 'blocked 14-15']);
    expect((await stored()).map(({ note }) => note)).toEqual(['Médico · Formación', 'Comida']);
  });

  test('of many days is one row, whose end is not part of it', async () => {
    const day = shop.hours.day();
    const week = { fromDate: day, fromTime: '00:00', toDate: addMadridDays(day, 7), toTime: '00:00' };
    expect(await block(week)).toMatchObject({ ok: true });
    expect(await stored()).toHaveLength(1);
    expect(await shop.slotStatus({ bookingDate: day, bookingTime: '17:00' })).toBe('booked');
    await expect(shop.slotStatus({ bookingDate: addMadridDays(day, 7), bookingTime: '09:00' })).resolves.not.toBe(
      'booked',
    );
  });

  test('that is over is refused, and of one that has begun the rest is kept', async () => {
    const day = shop.hours.day();
    expect(await block(off(day, '09:00', '10:00'), madridInstant(day, '10:00'))).toEqual({ ok: false, reason: 'past' });
    expect(await block(off(day, '09:00', '12:00'), madridInstant(day, '10:30'))).toMatchObject({ ok: true });
    expect(await spans(day)).toEqual(['blocked 10.5-12']);
  });

  test('keeps the hour from a buyer who pays after the claim has ended', async () => {
    const hour = shop.hours.next();
    const placed = await shop.place(hour);
    await loseHourOf(shop.db, placed);
    await block(off(hour.bookingDate, hour.bookingTime, '18:00'));
    await shop.sandbox.completeSession(placed.sessionId);
    await shop.becomes(placed, 'needs_attention');
    expect(await shop.stored(placed)).toMatchObject({ paymentStatus: 'paid' });
  });
});

describe('a block that meets a visitor', () => {
  test('is refused and names the appointment, and stores nothing', async () => {
    const hour = shop.hours.next();
    const { orderId, name } = await pages.bought(hour);
    const met = await block(off(hour.bookingDate, '00:00', '23:59'));
    expect(met).toMatchObject({
      ok: false,
      reason: 'meets',
      bookings: [{ orderId, customerName: name, title: shop.product(CONSULTATION).name }],
      holds: [],
    });
    expect(met.bookings?.[0]?.startsAt).toBe(madridInstant(hour.bookingDate, hour.bookingTime).toISOString());
    expect(await stored()).toEqual([]);
    expect(await shop.stored({ orderId })).toMatchObject({ status: 'confirmed', bookings: ['confirmed'] });
  });

  test('names an hour that is only kept, with the end of its time, and works once that is over', async () => {
    const hour = shop.hours.next();
    const { body } = await shop.hold(hour);
    const met = await block(off(hour.bookingDate, '00:00', '23:59'));
    expect(met).toMatchObject({ reason: 'meets', bookings: [], holds: [{ until: body.expiresAt }] });
    await letHoldRunOut(shop.db, hour);
    expect(await block(off(hour.bookingDate, '00:00', '23:59'))).toMatchObject({ ok: true });
    expect(await shop.book(hour, { holdToken: body.holdToken })).toMatchObject({ status: 409 });
  });

  test('an order that waits for its payment is kept as well', async () => {
    const hour = shop.hours.next();
    await shop.place(hour);
    expect(await block(off(hour.bookingDate, '00:00', '23:59'))).toMatchObject({ reason: 'meets', holds: [{}] });
  });

  test(`at the same moment, ${ROUNDS} times: one of both gets the hour`, async () => {
    const bookingDate = shop.hours.day();
    const winners: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const hour = { bookingDate, bookingTime: STARTS[round % STARTS.length] ?? '' };
      const end = `${Number(hour.bookingTime.slice(0, 2)) + 1}:00`;
      // Each begins first in half of the rounds.
      const [outcome, answers] = await bothAtOnce(
        () => block(off(hour.bookingDate, hour.bookingTime, end)),
        () => Promise.all([shop.hold(hour), shop.hold(hour)]),
        round % 2 === 0,
      );
      const sold = answers.filter(({ status }) => status === 201).length;
      expect(tally(answers)[201] ?? 0).toBeLessThanOrEqual(1);
      expect([outcome.ok, sold]).toEqual(outcome.ok ? [true, 0] : [false, 1]);
      if (!outcome.ok) expect(outcome).toMatchObject({ reason: 'meets', holds: [{}] });
      winners.push(outcome.ok ? 'block' : 'visitor');
      expect(await spansAt(hour.bookingDate, hour.bookingTime)).toHaveLength(1);
      await shop.clear();
    }
    expect(winners).toHaveLength(ROUNDS);
  });

  test('moves to the same moment: the appointment has its old hour or its new one, never a blocked one', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [from, to] = [shop.hours.next(), shop.hours.next()];
      const order = await pages.bought(from);
      const end = `${Number(to.bookingTime.slice(0, 2)) + 1}:00`;
      const [outcome] = await bothAtOnce(
        () => block(off(to.bookingDate, to.bookingTime, end)),
        () => pages.move(order.page, to),
        round % 2 === 0,
      );
      const [booking] = await pages.bookings(order.orderId);
      expect(booking?.time).toBe(outcome.ok ? from.bookingTime : to.bookingTime);
      await shop.clear();
    }
  });
});

async function bothAtOnce<One, Other>(one: () => Promise<One>, other: () => Promise<Other>, oneFirst: boolean) {
  if (oneFirst) return Promise.all([one(), other()]);
  const begun = other();
  return Promise.all([one(), begun]);
}

async function spansAt(date: MadridDate, time: string) {
  const start = Number(time.slice(0, 2)) * 60;
  return (await liveClaims(shop.db, date)).filter((claim) => claim.start === start);
}

describe('of two overdue holds in the time of one claim the lower id is locked first, whichever was stored first', () => {
  const ways: [string, (day: MadridDate) => Promise<unknown>, unknown][] = [
    [
      'a claim',
      async (bookingDate) => (await shop.hold({ bookingDate, bookingTime: '10:00' }, FAMILY_PLAN)).status,
      201,
    ],
    ['the sweep', () => shop.jobs.sweep('expire-claims'), undefined],
    ['a closing of hours', async (day) => (await block(off(day, '10:00', '12:00'))).ok, true],
  ];

  test.each(ways)('by %s', async (_, begin, outcome) => {
    const day = shop.hours.day();
    const [lower, higher] = [uuid(), uuid()];
    await storeOverdueHold(higher, madridInstant(day, '11:00'));
    await storeOverdueHold(lower, madridInstant(day, '10:00'));
    const other = await shop.db.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [lower]);
      const begun = begin(day);
      await until(() => lockWaits(shop.db), 'It does not wait');
      const free = shop.db.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE NOWAIT', [higher]);
      await expect(free).resolves.toMatchObject({ rowCount: 1 });
      await other.query('COMMIT');
      expect(await begun).toBe(outcome);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
  });
});

async function storeOverdueHold(id: string, startsAt: Date): Promise<void> {
  await shop.db.query(
    `INSERT INTO bookings (id, product_id, status, starts_at, ends_at, duration, expires_at)
     VALUES ($1, $2, 'held', $3::timestamptz, $3::timestamptz + interval '1 hour', 60, now() - interval '1 second')`,
    [id, shop.product(CONSULTATION).id, startsAt],
  );
}

describe('a block of every week', () => {
  test('is stored for all of its weeks, at the same hours of the clock', async () => {
    // The clocks change on 28 March 2027.
    const before = new Date('2027-03-01T09:00:00Z');
    const outcome = await block(off('2027-03-12', '09:00', '11:00', { weeklyUntil: '2027-04-08' }), before);
    expect(outcome.blocks?.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-12T08:00:00.000Z',
      '2027-03-19T08:00:00.000Z',
      '2027-03-26T08:00:00.000Z',
      '2027-04-02T07:00:00.000Z',
    ]);
  });

  test('is stored for none of them if one meets a visitor, and lists all that are met', async () => {
    const first = shop.hours.day();
    const hour = { bookingDate: addMadridDays(first, 7), bookingTime: '11:00' };
    await shop.db.query(
      `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration, booking_type, customer_name, customer_email, confirmed_at)
       SELECT gen_random_uuid(), 'first-consultation', 'confirmed', at, at + interval '45 minutes', 45, 'online', 'Ana', 'a@example.com', now()
       FROM unnest($1::timestamptz[]) AS at`,
      [[madridInstant(hour.bookingDate, hour.bookingTime), madridInstant(addMadridDays(first, 14), '12:00')]],
    );
    const outcome = await block(off(first, '11:00', '13:00', { weeklyUntil: addMadridDays(first, 21) }));
    expect(outcome).toMatchObject({ reason: 'meets', holds: [] });
    expect(outcome.bookings?.map(({ customerName, title, orderId }) => [customerName, title, orderId])).toEqual([
      ['Ana', 'Primera consulta gratuita', null],
      ['Ana', 'Primera consulta gratuita', null],
    ]);
    expect(await stored()).toEqual([]);
  });
});

describe('time that is given back', () => {
  test('is free at once, a whole block or a piece of it', async () => {
    const day = shop.hours.day();
    await block(off(day, '09:00', '14:00', { note: 'Formación' }));
    expect(await unblock(off(day, '11:00', '12:00'))).toMatchObject({ ok: true });
    expect(await spans(day)).toEqual(['blocked 9-11', 'blocked 12-14']);
    expect((await stored()).map(({ note }) => note)).toEqual(['Formación', 'Formación']);
    expect((await shop.hold({ bookingDate: day, bookingTime: '11:00' })).status).toBe(201);
    expect(await unblock(off(day, '12:00', '14:00'))).toMatchObject({ ok: true });
    expect(await unblock(off(day, '12:00', '14:00'))).toEqual({ ok: false, reason: 'not-blocked' });
    expect(await spans(day)).toEqual(['blocked 9-11', 'held 11-12']);
  });

  test('of every week leaves the other hours of its weeks blocked', async () => {
    const day = shop.hours.day();
    const until = { weeklyUntil: addMadridDays(day, 14) };
    await block(off(day, '09:00', '12:00', until));
    expect(await unblock(off(day, '10:00', '11:00', until))).toMatchObject({ ok: true });
    expect(await stored()).toHaveLength(6);
  });
});

test('many changes of the same time at once leave blocks that neither overlap nor touch', async () => {
  const day = shop.hours.day();
  const calls: Promise<AgendaOutcome>[] = [];
  for (let hour = 9; hour < 17; hour += 1) {
    const end = `${hour + 1}:30`;
    calls.push(block(off(day, `${String(hour).padStart(2, '0')}:00`, end)));
  }
  expect((await Promise.all(calls)).map(({ ok }) => ok)).toEqual(calls.map(() => true));
  expect(await spans(day)).toEqual(['blocked 9-17.5']);
});

test('time off is deleted twelve months after its end, with its note', async () => {
  for (const months of [13, 11]) {
    await shop.db.query(
      `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration, notes)
       VALUES (gen_random_uuid(), 'block', 'blocked', $1::timestamptz - interval '1 day', $1, 1440, $2)`,
      [subMonths(new Date(), months), `hace ${months}`],
    );
  }
  await block(off(shop.hours.day(), '10:00', '12:00', { note: 'por venir' }));
  await shop.jobs.sweep('purge-blocks');
  expect((await stored()).map(({ note }) => note)).toEqual(['hace 11', 'por venir']);
  // It was of no buyer: the numbers of the desk do not count it.
  expect((await shop.db.query('SELECT FROM daily_counts')).rowCount).toBe(0);
});
