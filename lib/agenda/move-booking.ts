import 'server-only';
import { addHours } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { Prisma } from '@/lib/generated/prisma/client';
import { type SqlTransaction, sqlQuery, sqlState } from '@/lib/server/db';
import { type Job, jobsQueued } from '@/lib/server/jobs/enqueue';
import { madridDate } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { overdueHoldsExpired } from './expire-overdue-holds';
import type { BookingKind } from './insert-booking';
import { meetingChange } from './meetings/meeting-change';
import { roomInDay } from './rules/room-in-day';
import type { SchedulingRules } from './rules/scheduling-rules';
import type { Interval } from './slots';

/** Each version of an appointment has two numbers: without and with its meeting link. */
export const SEQUENCES_PER_VERSION = 2;

type Move = {
  /** As its owner has seen it. */
  booking: { id: string; kind: BookingKind; startsAt: Date; icsSequence: number; isOnline: boolean };
  to: Interval;
  /** For visitors. The firm itself may go past them. */
  rules?: SchedulingRules | undefined;
  by: 'buyer' | 'staff';
  /** Only those of the buyer, or visitor, count. */
  mostChanges: number;
  lastChangeHours: number;
  /** Of the columns of `bookings`: what else must hold. */
  condition?: Prisma.Sql;
};

/**
 * `unchanged`: the booking is not confirmed, has changed by now, has been moved too often, begins too soon, or the condition does not
 * hold.
 */
type MoveFailure = 'slot-taken' | 'unchanged';

// Another claim on the hour; two claims that wait for each other.
const TAKEN = new Set(['23P01', '40P01']);

/**
 * Gives a confirmed booking another hour and queues `jobs`, or leaves everything as it is. The row stays, and with it link, meeting
 * and invitation. It may overlap its own earlier hour. Of several that want one hour one gets it: the exclusion constraint decides.
 */
export async function moveBooking(
  move: Move,
  jobs: Job[],
  now: Date,
  connection?: SqlTransaction,
): Promise<Result<object, MoveFailure>> {
  const statement = changedHour(move, jobs, now);
  try {
    const query = connection?.query ?? sqlQuery;
    if ((await query(statement)).length > 0) return { ok: true };
    const [judged] = move.rules ? await query<{ room: boolean }>(Prisma.sql`SELECT ${roomFor(move, now)} AS room`) : [];
    return { ok: false, reason: judged?.room === false ? 'slot-taken' : 'unchanged' };
  } catch (error) {
    if (TAKEN.has(sqlState(error) ?? '')) return { ok: false, reason: 'slot-taken' };
    throw error;
  }
}

/**
 * One row if the hour was changed. They take turns for each day: two updates that meet in an exclusion constraint wait for each
 * other until PostgreSQL sees the deadlock, a second later.
 */
function changedHour(move: Move, jobs: Job[], now: Date): Prisma.Sql {
  const { booking, to, by, ...limits } = move;
  const { id, kind, startsAt, icsSequence, isOnline } = booking;
  const { mostChanges, lastChangeHours, condition = Prisma.sql`true` } = limits;
  const following = isOnline ? [meetingChange('move-meeting', id), ...jobs] : jobs;
  const turn = `move/${madridDate(to.startsAt)}`;
  return Prisma.sql`
    WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtextextended(${turn}, 0))),
      ${overdueHoldsExpired(to, now)}, moved AS (
      UPDATE bookings SET starts_at = ${to.startsAt}::timestamptz, ends_at = ${to.endsAt}::timestamptz,
        ics_sequence = ics_sequence + ${SEQUENCES_PER_VERSION}::int, changes = changes + ${by === 'buyer' ? 1 : 0}::int, updated_at = ${now}::timestamptz
      FROM (SELECT count(*) FROM turn) AS first, (SELECT count(*) FROM overdue) AS second
      WHERE id = ${id}::uuid AND kind = ${kind} AND status = 'confirmed' AND starts_at = ${startsAt}::timestamptz
        AND ics_sequence = ${icsSequence}::int AND changes < ${mostChanges}::int
        AND starts_at > ${addHours(now, lastChangeHours)}::timestamptz AND ${condition}
        AND ${roomFor(move, now)}
      RETURNING id
    ), noted AS (
      INSERT INTO booking_moves (id, booking_id, from_starts_at, to_starts_at, moved_at, moved_by)
      SELECT ${uuid()}::uuid, id, ${startsAt}::timestamptz, ${to.startsAt}::timestamptz, ${now}::timestamptz, ${by}::text FROM moved
    ), queued AS (${jobsQueued(following, Prisma.sql`moved`)})
    SELECT id, (SELECT count(*) FROM queued) AS jobs FROM moved`;
}

function roomFor({ booking, to, rules }: Move, now: Date): Prisma.Sql {
  return rules ? roomInDay(to, rules, now, booking.id) : Prisma.sql`true`;
}
