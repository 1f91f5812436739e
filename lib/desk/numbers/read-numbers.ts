import 'server-only';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { type MadridDate, madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { answerDue, type QuestionKind } from '@/lib/shared/question';
import { addUp, bySpan, type DayCount } from './add-up';
import type { AnswerTimes, FreeFigures, Numbers, Span } from './contract';
import type { Period } from './period';
import { spansOf } from './spans-of';

type Service = { id: string; name: string; hasHour: boolean };

export async function readNumbers(period: Period, now: Date): Promise<Numbers> {
  const spans = spansOf(period, madridDate(now));
  const whole = wholeOf(spans);
  const [counts, services, free, answers] = await Promise.all([
    countDays(whole),
    listServices(),
    countFreeHours(whole),
    answerTimes(whole),
  ]);
  return {
    period,
    spans: bySpan(counts, spans),
    services: withFigures(services, counts),
    total: addUp(counts),
    free: addUpFree(free, whole),
    answers,
  };
}

export function wholeOf(spans: readonly Span[]): Span {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) throw new Error('A period has spans.');
  return { from: first.from, until: last.until };
}

/** In the order of their names. */
export async function listServices(): Promise<Service[]> {
  const rows = await db().product.findMany({
    orderBy: { name: 'asc' },
    select: { id: true, name: true, requiresBooking: true },
  });
  return rows.map(({ requiresBooking, ...row }) => ({ ...row, hasHour: requiresBooking }));
}

/** Services with which something happened; the most paid first. */
function withFigures(services: readonly Service[], counts: readonly DayCount[]): Numbers['services'] {
  return services
    .map((service) => ({ service, own: counts.filter(({ productId }) => productId === service.id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ service, own }) => ({ ...service, ...addUp(own) }))
    .toSorted((one, other) => other.income - one.income || other.begun - one.begun);
}

const KINDS: readonly QuestionKind[] = ['consultation', 'message'];

type Answered = { kind: QuestionKind; receivedAt: Date; answeredAt: Date };

/** Times of the questions of that span that have an answer; one whose e-mail has not left is none. */
async function answerTimes({ from, until }: Span): Promise<AnswerTimes[]> {
  const [first, last] = [madridInstant(from, '00:00'), madridInstant(until, '00:00')];
  const answered = await db().$queryRaw<Answered[]>`
    SELECT 'consultation' AS kind, q.created_at AS "receivedAt", min(coalesce(a.sent_at, a.at)) AS "answeredAt"
    FROM consultations q JOIN answers a ON a.consultation_id = q.id AND (a.via = 'elsewhere' OR a.sent_at IS NOT NULL)
    WHERE q.created_at >= ${first}::timestamptz AND q.created_at < ${last}::timestamptz GROUP BY q.id
    UNION ALL
    SELECT 'message', q.created_at, min(coalesce(a.sent_at, a.at))
    FROM contact_messages q JOIN answers a ON a.message_id = q.id AND (a.via = 'elsewhere' OR a.sent_at IS NOT NULL)
    WHERE q.created_at >= ${first}::timestamptz AND q.created_at < ${last}::timestamptz GROUP BY q.id`;
  const local = await readLocalHolidays();
  return KINDS.map((kind) => {
    const these = answered.filter((one) => one.kind === kind);
    const minutes = these.map(({ receivedAt, answeredAt }) => minutesBetween(receivedAt, answeredAt));
    const onTime = these.filter(
      ({ receivedAt, answeredAt }) => answeredAt <= answerDue(kind, receivedAt, local),
    ).length;
    return {
      kind,
      answered: these.length,
      onTime,
      median: percentile(minutes, 0.5),
      percentile95: percentile(minutes, 0.95),
    };
  });
}

function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 60_000));
}

/** The smallest of the values that at least this share (0 to 1) of them does not exceed; null without values. No value is invented. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  // 0.95 × 20 is 19.000000000000004 in some orders of multiplication.
  const rank = Math.ceil(share * sorted.length - 1e-9);
  return sorted[Math.max(rank, 1) - 1] ?? null;
}

/**
 * One statement, and with it one moment: a row that is deleted meanwhile is counted where it was or where it went, never twice.
 * An order has chosen one hour, that of its first booking. A refund counts once it is on its way, and no longer if it
 * fails; what a bank has taken back by a dispute counts as one.
 */
export async function countDays({ from, until }: Span): Promise<DayCount[]> {
  const [first, last] = [madridInstant(from, '00:00'), madridInstant(until, '00:00')];
  return db().$queryRaw<DayCount[]>`
    WITH happened (at, product_id, step, amount) AS (
      SELECT b.created_at, b.product_id, 'chosen', 0 FROM bookings b
      WHERE b.kind = 'purchase' AND NOT EXISTS (
        SELECT FROM bookings e WHERE e.order_id = b.order_id AND (e.created_at, e.id) < (b.created_at, b.id))
      UNION ALL SELECT created_at, product_id, 'begun', 0 FROM orders WHERE stripe_session_id IS NOT NULL
      UNION ALL SELECT paid_at, product_id, 'paid', total_amount FROM orders WHERE paid_at IS NOT NULL
      UNION ALL SELECT m.moved_at, b.product_id, 'moved', 0
        FROM booking_moves m JOIN bookings b ON b.id = m.booking_id AND b.kind = 'purchase'
      UNION ALL SELECT r.made_at, o.product_id, 'refunded', r.amount
        FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.status IN ('pending', 'succeeded')
      UNION ALL SELECT d.lost_at, o.product_id, 'refunded', d.amount
        FROM disputes d JOIN orders o ON o.id = d.order_id WHERE d.status = 'lost'
    )
    SELECT to_char(at AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD') AS day, product_id::text AS "productId", step,
      count(*)::int AS count, sum(amount)::float8 AS amount
    FROM happened WHERE at >= ${first}::timestamptz AND at < ${last}::timestamptz
    GROUP BY 1, 2, 3
    UNION ALL
    SELECT to_char(day, 'YYYY-MM-DD'), product_id::text, step, count, 0
    FROM daily_counts WHERE day >= ${from}::date AND day < ${until}::date`;
}

export const FREE_STEPS = ['chosen', 'confirmed', 'moved', 'cancelled'] as const;

export type FreeCount = { day: MadridDate; step: (typeof FREE_STEPS)[number]; count: number };

/** What happened with the hours of the free consultation, by day: chosen in the form, confirmed from the mailbox, changed. */
export async function countFreeHours({ from, until }: Span): Promise<FreeCount[]> {
  const [first, last] = [madridInstant(from, '00:00'), madridInstant(until, '00:00')];
  return db().$queryRaw<FreeCount[]>`
    WITH free AS (SELECT id, created_at, confirmed_at, cancelled_at FROM bookings WHERE kind = 'first-consultation'),
    happened (at, step) AS (
      SELECT created_at, 'chosen' FROM free
      UNION ALL SELECT confirmed_at, 'confirmed' FROM free
      UNION ALL SELECT cancelled_at, 'cancelled' FROM free WHERE confirmed_at IS NOT NULL
      UNION ALL SELECT m.moved_at, 'moved' FROM booking_moves m JOIN free ON free.id = m.booking_id
    )
    SELECT to_char(at AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD') AS day, step, count(*)::int AS count
    FROM happened WHERE at >= ${first}::timestamptz AND at < ${last}::timestamptz GROUP BY 1, 2
    UNION ALL
    SELECT to_char(day, 'YYYY-MM-DD'), 'chosen', count FROM free_hour_counts WHERE day >= ${from}::date AND day < ${until}::date`;
}

export function addUpFree(counts: readonly FreeCount[], { from, until }: Span): FreeFigures {
  const sum: FreeFigures = { chosen: 0, confirmed: 0, moved: 0, cancelled: 0 };
  for (const { day, step, count } of counts) if (day >= from && day < until) sum[step] += count;
  return sum;
}
