import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import type { Availability } from '@/lib/agenda/availability';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { inDrill } from '@/tests/support/drill/in-drill';
import { SandboxControl } from '@/tests/support/http/sandbox-control';
import { type DomainProcess, startDomain } from '@/tests/support/shop/domain-process';
import { CONSULTATION, FAMILY_PLAN } from '@/tests/support/shop/products';
import {
  ADDABLE,
  dayAfter,
  HOLIDAYS,
  instantOf,
  oracle,
  type Span,
  staffOracle,
  type World,
} from '@/tests/support/shop/slot-oracle';
import type { SlotsCall } from '@/tests/support/shop/slots-program';
import { createTestDatabase, type TestDatabase } from '@/tests/support/stack/database';
import { closeAll, start } from '@/tests/support/stack/start-sandbox';

jest.setTimeout(inDrill(300_000, 900_000));

/** The first of them have every reason already. */
const WORLDS = inDrill(8, 100);

/* Random worlds of rules, time off, events, appointments and moments: the hours shown, a hold, an order and a move agree with each other, and with the oracle about the reason. */

type Outcome = { ok: boolean; reason?: string } | Availability;

// Without a server: no job may change a world in between.
let database: TestDatabase;
let db: pg.Client;
let visitors: DomainProcess<SlotsCall, Outcome>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new pg.Client(database.url);
  await db.connect();
  const place = { databaseUrl: database.url, baseUrl: 'http://localhost:3000' };
  const sandbox = new SandboxControl((await start()).url);
  visitors = await startDomain<SlotsCall, Outcome>('tests/support/shop/slots-program.ts', { ...place, sandbox });
});
afterAll(async () => {
  await visitors.stop();
  await closeAll();
  await db.end();
  await database.drop();
});

type Drawn = { inner: World; own: Span };

const HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const often = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 3, arbitrary: fc.constantFrom(...others) });

/** Weeks in which the clocks change, with two holidays each in the month that follows. */
const today = fc.constantFrom(
  ...['2026-03-19', '2026-03-23', '2026-03-27', '2026-03-28', '2026-03-30', '2026-04-01'],
  ...['2026-10-19', '2026-10-22', '2026-10-23', '2026-10-25', '2026-10-26', '2026-10-30'],
);
const minuteOfDay = fc.oneof(
  fc.integer({ min: 0, max: 1439 }),
  fc.constantFrom(0, 8 * 60, 11 * 60, 12 * 60, 16 * 60 + 59),
);

const rules = fc.record({
  weeklyHours: fc.array(fc.oneof(fc.constant(HOURS), fc.subarray(HOURS), fc.constant(HOURS.slice(0, 4))), {
    minLength: 5,
    maxLength: 5,
  }),
  openHolidays: fc.subarray(HOLIDAYS),
  noticeHours: often(0, 1, 2, 24, 50),
  bufferMinutes: often(0, 15, 30, 60),
  mostADay: often<number | null>(null, 1, 2, 3),
});

const dayAhead = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 8 }) }, fc.integer({ min: 9, max: 31 }));
const quarter = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((quarters) => quarters * 15);
type Placed = { ahead: number; from: number; length: number };
const placed = (from: fc.Arbitrary<number>, length: fc.Arbitrary<number>) =>
  fc.record({ ahead: dayAhead, from, length });
const appointment = placed(quarter(9, 16), fc.constantFrom(30, 45, 60, 90));

const world = fc
  .record({
    today,
    minute: minuteOfDay,
    rules,
    own: fc.record({ ahead: fc.integer({ min: 1, max: 7 }), from: fc.constantFrom(540, 600, 720, 900) }),
    appointments: fc.array(appointment, { maxLength: 12 }),
    overdue: fc.array(appointment, { maxLength: 3 }),
    blocks: fc.array(placed(quarter(0, 18), fc.constantFrom(15, 60, 120, 300, 1440, 3000)), { maxLength: 5 }),
    busy: fc.array(placed(fc.integer({ min: 300, max: 1200 }), fc.constantFrom(1, 30, 60, 240, 1440)), {
      maxLength: 5,
    }),
    duration: fc.constantFrom(60, 90),
    // Last, so that the rest of each world is as it was without.
    localHolidays: fc.subarray(ADDABLE),
    openLocal: fc.boolean(),
  })
  .map(({ today: date, minute, own, duration, ...drawn }) => {
    const span = ({ ahead, from, length }: Placed): Span => ({ date: dayAfter(date, ahead), from, to: from + length });
    const mine = span({ ...own, length: duration });
    // The constraint would not let them be stored: time is of one claim alone.
    const kept = [mine];
    const storable = (spans: readonly Placed[]) =>
      spans.map(span).filter((one) => {
        const isFree = kept.every((other) => !isOverlap(one, other));
        if (isFree) kept.push(one);
        return isFree;
      });
    const inner: World = {
      now: { date, minute },
      rules: {
        ...drawn.rules,
        localHolidays: drawn.localHolidays,
        openHolidays: [...drawn.rules.openHolidays, ...(drawn.openLocal ? ADDABLE.slice(1, 2) : [])],
      },
      appointments: storable(drawn.appointments),
      overdue: storable(drawn.overdue),
      blocks: storable(drawn.blocks),
      busy: drawn.busy.map(span),
    };
    return { inner, own: mine, duration };
  });

function isOverlap(one: Span, other: Span): boolean {
  return (
    instantOf(one.date, one.from) < instantOf(other.date, other.to) &&
    instantOf(other.date, other.from) < instantOf(one.date, one.to)
  );
}

const iso = (date: MadridDate, minute: number) => new Date(instantOf(date, minute)).toISOString();
const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const momentOf = ({ now }: World) => new Date(instantOf(now.date, now.minute));

async function product(slug: string): Promise<{ id: string; price: number }> {
  const { rows } = await db.query<{ id: string; price: number }>('SELECT id, price FROM products WHERE slug = $1', [
    slug,
  ]);
  const [found] = rows;
  if (!found) throw new Error(`The catalogue has no ${slug}.`);
  return found;
}

/** Stores the world in the place of the one before, and returns the order and the booking of `own`. */
async function build({ inner, own }: Drawn, productId: string): Promise<{ orderId: string; bookingId: string }> {
  const now = momentOf(inner);
  await db.query('TRUNCATE bookings, orders, settings, local_holidays, busy_events, daily_counts CASCADE');
  const { weeklyHours, openHolidays, localHolidays, noticeHours, bufferMinutes, mostADay } = inner.rules;
  const settings = {
    'weekly-hours': weeklyHours,
    'open-holidays': openHolidays,
    'minimum-notice-hours': noticeHours,
    'buffer-minutes': bufferMinutes,
    'appointments-a-day': mostADay,
  };
  for (const [key, value] of Object.entries(settings)) {
    await db.query(
      `INSERT INTO settings (id, key, value, since, by_id, by_name) VALUES (gen_random_uuid(), $1, $2, $3, gen_random_uuid(), 'Marta')`,
      [key, JSON.stringify(value), now],
    );
  }
  // What was removed again closes nothing.
  for (const day of ADDABLE) {
    await db.query(
      `INSERT INTO local_holidays (id, date, name, added_at, removed_at) VALUES (gen_random_uuid(), $1, 'Fiesta local', $2, $3)`,
      [day, now, localHolidays.includes(day) ? null : now],
    );
  }
  for (const { date, from, to } of inner.busy) {
    await db.query('INSERT INTO busy_events VALUES ($1, $2, $3)', [randomUUID(), iso(date, from), iso(date, to)]);
  }
  for (const { date, from, to } of inner.blocks) {
    await db.query(
      `INSERT INTO bookings (id, kind, status, starts_at, ends_at, duration) VALUES (gen_random_uuid(), 'block', 'blocked', $1, $2, $3)`,
      [iso(date, from), iso(date, to), to - from],
    );
  }
  const claim = (span: Span, status: string, seconds: number | null) =>
    storeClaim(span, status, seconds, productId, now);
  for (const [index, span] of inner.appointments.entries()) {
    const [status, seconds] = (
      [
        ['confirmed', null],
        ['pending', 60],
        ['held', 1],
        ['pending', -60],
      ] as const
    )[index % 4] ?? ['held', 1];
    await claim(span, status, seconds);
  }
  for (const span of inner.overdue) await claim(span, 'held', 0);
  return claim(own, 'confirmed', null);
}

/** `seconds` until it expires. */
async function storeClaim(
  { date, from, to }: Span,
  status: string,
  seconds: number | null,
  productId: string,
  now: Date,
) {
  const [orderId, bookingId] = [randomUUID(), randomUUID()];
  const isPaid = status === 'confirmed';
  await db.query(
    `INSERT INTO orders (id, product_id, customer_name, customer_email, total_amount, checkout_expires_at, status, payment_status, paid_at)
     VALUES ($1, $2, 'Eva', 'eva@example.com', 9900, $3, $4, $5, $6)`,
    [orderId, productId, now, isPaid ? 'confirmed' : 'pending', isPaid ? 'paid' : 'unpaid', isPaid ? now : null],
  );
  await db.query(
    `INSERT INTO bookings (id, order_id, product_id, status, starts_at, ends_at, duration, booking_type, expires_at)
     VALUES ($1, $2, $3, $4::booking_status, $5, $6, $7, 'online', $8)`,
    [
      bookingId,
      orderId,
      productId,
      status,
      iso(date, from),
      iso(date, to),
      to - from,
      seconds === null ? null : new Date(now.getTime() + seconds * 1000),
    ],
  );
  return { orderId, bookingId };
}

/** What was claimed or moved by a call is undone. */
async function undo(before: Date, own: Span, bookingId: string): Promise<void> {
  await db.query(`DELETE FROM bookings WHERE created_at = $1`, [before]);
  await db.query(`DELETE FROM orders WHERE NOT EXISTS (SELECT FROM bookings WHERE order_id = orders.id)`);
  await db.query('UPDATE bookings SET starts_at = $2, ends_at = $3, ics_sequence = 0, changes = 0 WHERE id = $1', [
    bookingId,
    iso(own.date, own.from),
    iso(own.date, own.to),
  ]);
}

/** Every hour that somebody may ask for. */
function candidates({ now }: World, duration: number): Span[] {
  const spans: Span[] = [];
  for (let ahead = -1; ahead <= 32; ahead += 1) {
    for (const from of [480, 540, 570, 600, 660, 720, 780, 840, 900, 960, 1020, 1080]) {
      spans.push({ date: dayAfter(now.date, ahead), from, to: from + duration });
    }
  }
  return spans;
}

const STATUSES: Record<string, string> = { 'time-past': 'past', 'too-soon': 'past' };

/** As the oracle would show them: hours that are never offered are not shown. */
function expectedSlots(inner: World, spans: readonly Span[]) {
  const shown = new Map<string, string>();
  for (const span of spans) {
    const reason = oracle(inner, span);
    if (reason?.startsWith('date-') || reason === 'time-not-offered') continue;
    shown.set(`${span.date} ${timeOf(span.from)}`, reason === null ? 'free' : (STATUSES[reason] ?? 'booked'));
  }
  return shown;
}

async function shownSlots(inner: World, duration: number, without: string | null) {
  const { date } = inner.now;
  const shown = new Map<string, string>();
  const away = new Set<string>();
  const period = { start: dayAfter(date, -1), end: dayAfter(date, 32) };
  const answer = await visitors.once({ call: 'slots', ...period, duration, without }, momentOf(inner));
  if (!('days' in answer)) throw new Error('No slots.');
  for (const day of answer.days) {
    for (const { time, status } of day.slots) shown.set(`${day.date} ${time}`, status);
    if (day.isAway) away.add(day.date);
  }
  return { shown, away };
}

/** Days whose hours to come are all blocked. */
function expectedAway(inner: World, spans: readonly Span[]): Set<string> {
  const days = new Map<string, (string | null)[]>();
  for (const span of spans) {
    const reason = oracle(inner, span);
    if (reason?.startsWith('date-') || reason?.startsWith('time-') || reason === 'too-soon') continue;
    days.set(span.date, [...(days.get(span.date) ?? []), reason]);
  }
  const isAway = (reasons: (string | null)[]) => reasons.every((one) => one === 'slot-blocked');
  return new Set([...days].filter(([, reasons]) => isAway(reasons)).map(([date]) => date));
}

/** At most two of each reason, from anywhere in the window. */
function sample(spans: readonly Span[], reasonOf: (span: Span) => string | null): Span[] {
  const byReason = new Map<string | null, Span[]>();
  for (const span of spans) {
    const reason = reasonOf(span);
    byReason.set(reason, [...(byReason.get(reason) ?? []), span]);
  }
  return [...byReason.values()].flatMap((ofReason) =>
    [ofReason[0], ofReason[Math.floor(ofReason.length / 2)]].flatMap((span) => span ?? []),
  );
}

/** Null: it got the hour. What Stripe makes of these dates is another matter. */
function refusedFor(outcome: Outcome): string | null {
  if ('days' in outcome) throw new Error('These are slots.');
  return outcome.ok || outcome.reason === 'payments-down' ? null : (outcome.reason ?? 'no reason');
}

test('what is shown as free can be held, bought and moved to, and everything else is refused for its own reason', async () => {
  const met = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(world, async ({ duration, ...drawn }) => {
      const { inner, own } = drawn;
      const now = momentOf(inner);
      const { id: productId, price: selectedPrice } = await product(duration === 60 ? CONSULTATION : FAMILY_PLAN);
      const { orderId, bookingId } = await build(drawn, productId);
      const all: World = { ...inner, appointments: [...inner.appointments, own] };
      const spans = candidates(inner, duration);

      for (const [judged, without] of [
        [all, null],
        [inner, bookingId],
      ] as const) {
        const { shown, away } = await shownSlots(inner, duration, without);
        expect(shown).toEqual(expectedSlots(judged, spans));
        expect(away).toEqual(expectedAway(judged, spans));
      }

      for (const span of sample(spans, (one) => oracle(all, one))) {
        const wanted = { date: span.date, time: timeOf(span.from) };
        const reason = oracle(all, span);
        met.set(String(reason), (met.get(String(reason)) ?? 0) + 1);
        for (const call of ['hold', 'order'] as const) {
          const outcome = await visitors.once({ call, productId, selectedPrice, duration, ...wanted }, now);
          expect([call, wanted, refusedFor(outcome)]).toEqual([call, wanted, reason]);
          await undo(now, own, bookingId);
        }
      }

      const shown = iso(own.date, own.from);
      const others = spans.filter(({ date, from }) => date !== own.date || from !== own.from);
      for (const [call, judge] of [
        ['move', oracle],
        ['move-by-staff', staffOracle],
      ] as const) {
        for (const span of sample(others, (one) => judge(inner, one))) {
          const wanted = { date: span.date, time: timeOf(span.from) };
          const outcome = await visitors.once({ call, orderId, shown, ...wanted }, now);
          expect([call, wanted, refusedFor(outcome)]).toEqual([call, wanted, judge(inner, span)]);
          await undo(now, own, bookingId);
        }
      }
    }),
    { seed: 84, numRuns: WORLDS, endOnFailure: true },
  );
  // The worlds have every reason that there is.
  expect([...met.keys()].sort()).toEqual([
    'date-on-holiday',
    'date-on-weekend',
    'date-outside-window',
    'day-full',
    'null',
    'slot-blocked',
    'slot-busy',
    'slot-taken',
    'slot-too-close',
    'time-not-offered',
    'time-past',
    'too-soon',
  ]);
});
