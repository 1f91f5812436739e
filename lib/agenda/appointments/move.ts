import 'server-only';
import { addHours } from 'date-fns';
import { v7 as uuid } from 'uuid';
import type { Hour } from '@/lib/agenda/schema';
import { Prisma } from '@/lib/generated/prisma/client';
import { type SqlTransaction, sqlQuery, sqlState } from '@/lib/server/db';
import { type Job, jobsQueued } from '@/lib/server/jobs/enqueue';
import { madridDate } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { overdueHoldsExpired } from '../expire-overdue-holds';
import type { BookingKind } from '../insert-booking';
import { meetingChange } from '../meetings/meeting-change';
import { roomInDay } from '../rules/room-in-day';
import type { SchedulingRules } from '../rules/scheduling-rules';
import { type Interval, type SlotRefusal, slotInterval, slotRefusal } from '../slots';

/** Each version of an appointment has two numbers: without and with its meeting link. */
export const SEQUENCES_PER_VERSION = 2;

/** What differs between paid and free appointments, and between the sides that move them. */
export type MovePolicy = {
  kind: BookingKind;
  /** Staff may go past the rules for visitors. Only the changes of the buyer, or visitor, count. */
  by: 'buyer' | 'staff';
  mostChanges: number;
  lastChangeHours: number;
  /** What else must hold, in SQL of the columns of `bookings`. */
  condition: Prisma.Sql;
  /** Queued with the move, of which they know the booking as it then stands. */
  jobs: (moved: Interval & { id: string; icsSequence: number }) => Job[];
};

/** An appointment as its owner has seen it. */
type Shown = {
  id: string;
  startsAt: Date;
  icsSequence: number;
  /** Minutes. */
  duration: number;
  isOnline: boolean;
  isConfirmed: boolean;
  /** Another claim is known to have the wanted hour. */
  isTaken: boolean;
};

/**
 * `unchanged`: the booking is not confirmed, has changed by now, has been moved too often, begins too soon, or the condition does not
 * hold.
 */
export type MoveBookingRefusal = SlotRefusal | 'same-hour' | 'slot-taken' | 'unchanged';

/** Another claim on the hour. */
const EXCLUSION_VIOLATION = '23P01';

/**
 * Gives a confirmed booking another hour and queues its jobs, or leaves everything as it is. The row stays, and with it link, meeting
 * and invitation. It may overlap its own earlier hour. Of several that want one hour one gets it: the exclusion constraint decides.
 */
export async function moveAppointment(
  policy: MovePolicy,
  shown: Shown,
  { date, time }: Hour,
  rules: SchedulingRules,
  now: Date,
  query: SqlTransaction['query'] = sqlQuery,
): Promise<Result<object, MoveBookingRefusal>> {
  const refusal = slotRefusal(date, time, shown.duration, now, rules);
  if (refusal) return { ok: false, reason: refusal };
  if (!shown.isConfirmed) return { ok: false, reason: 'unchanged' };
  const to = slotInterval(date, time, shown.duration);
  if (shown.startsAt.getTime() === to.startsAt.getTime()) return { ok: false, reason: 'same-hour' };
  if (shown.isTaken) return { ok: false, reason: 'slot-taken' };
  const isBound = policy.by === 'buyer';
  const room = isBound ? roomInDay(to, rules, now, shown.id) : Prisma.sql`true`;
  try {
    if ((await query(changedHour(policy, shown, to, room, now))).length > 0) return { ok: true };
    const [judged] = isBound ? await query<{ room: boolean }>(Prisma.sql`SELECT ${room} AS room`) : [];
    return { ok: false, reason: judged?.room === false ? 'slot-taken' : 'unchanged' };
  } catch (error) {
    if (sqlState(error) === EXCLUSION_VIOLATION) return { ok: false, reason: 'slot-taken' };
    throw error;
  }
}

/**
 * One row if the hour was changed. They take turns for each day: two updates that meet in an exclusion constraint wait for each
 * other until PostgreSQL sees the deadlock, a second later, and one of them is begun again.
 */
function changedHour(policy: MovePolicy, shown: Shown, to: Interval, room: Prisma.Sql, now: Date): Prisma.Sql {
  const { kind, by, mostChanges, lastChangeHours, condition } = policy;
  const { id, startsAt, icsSequence } = shown;
  const jobs = policy.jobs({ id, ...to, icsSequence: icsSequence + SEQUENCES_PER_VERSION });
  const following = shown.isOnline ? [meetingChange('move-meeting', id), ...jobs] : jobs;
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
        AND ${room}
      RETURNING id
    ), noted AS (
      INSERT INTO booking_moves (id, booking_id, from_starts_at, to_starts_at, moved_at, moved_by)
      SELECT ${uuid()}::uuid, id, ${startsAt}::timestamptz, ${to.startsAt}::timestamptz, ${now}::timestamptz, ${by}::text FROM moved
    ), queued AS (${jobsQueued(following, Prisma.sql`moved`)})
    SELECT id, (SELECT count(*) FROM queued) AS jobs FROM moved`;
}
