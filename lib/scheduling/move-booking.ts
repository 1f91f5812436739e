import 'server-only';
import { addHours } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { sqlQuery, sqlState } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { type Job, jobsQueued } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { overdueHoldsExpired } from './expire-overdue-holds';
import type { BookingKind } from './insert-booking';
import { meetingChange } from './meeting-change';
import type { Interval } from './slots';

/** Each version of an appointment has two numbers: without and with its meeting link. */
export const SEQUENCES_PER_VERSION = 2;

type Move = {
  /** As its owner has seen it. */
  booking: { id: string; kind: BookingKind; startsAt: Date; icsSequence: number; isOnline: boolean };
  to: Interval;
  mostChanges: number;
  lastChangeHours: number;
  /** Of the columns of `bookings`: what else must hold. */
  condition?: Prisma.Sql;
};

/**
 * `unchanged`: the booking is not confirmed, has changed by now, has been moved too often, begins too soon, or the condition does not
 * hold.
 */
export type MoveFailure = 'slot-taken' | 'unchanged';

// Another claim on the hour; two that want each other's hour and wait for each other.
const TAKEN = new Set(['23P01', '40P01']);

/**
 * Gives a confirmed booking another hour and queues `jobs`, or leaves everything as it is. The row stays, and with it link, meeting
 * and invitation. It may overlap its own earlier hour. Of several that want one hour one gets it: the exclusion constraint decides.
 */
export async function moveBooking(move: Move, jobs: Job[], now: Date): Promise<Result<object, MoveFailure>> {
  try {
    const [outcome] = await sqlQuery<{ moved: boolean; taken: boolean }>(statement(move, jobs, now));
    if (outcome?.moved) return { ok: true };
    return { ok: false, reason: outcome?.taken ? 'slot-taken' : 'unchanged' };
  } catch (error) {
    if (TAKEN.has(sqlState(error) ?? '')) return { ok: false, reason: 'slot-taken' };
    throw error;
  }
}

/** Looks for another claim before it writes: a violated constraint costs more, and decides between those of the same moment only. */
function statement({ booking, to, ...limits }: Move, jobs: Job[], now: Date): Prisma.Sql {
  const { id, kind, startsAt, icsSequence, isOnline } = booking;
  const { mostChanges, lastChangeHours, condition = Prisma.sql`true` } = limits;
  const following = isOnline ? [meetingChange('move-meeting', id), ...jobs] : jobs;
  return Prisma.sql`
    WITH ${overdueHoldsExpired(to, now)}, rival AS (
      SELECT 1 FROM bookings
      WHERE id <> ${id}::uuid AND status IN ('held', 'pending', 'confirmed')
        AND (status <> 'held' OR expires_at > ${now}::timestamptz)
        AND tstzrange(starts_at, ends_at, '[)') && tstzrange(${to.startsAt}::timestamptz, ${to.endsAt}::timestamptz, '[)')
    ), moved AS (
      UPDATE bookings SET starts_at = ${to.startsAt}::timestamptz, ends_at = ${to.endsAt}::timestamptz,
        ics_sequence = ics_sequence + ${SEQUENCES_PER_VERSION}::int, changes = changes + 1, updated_at = ${now}::timestamptz
      FROM (SELECT count(*) FROM overdue) AS first
      WHERE id = ${id}::uuid AND kind = ${kind} AND status = 'confirmed' AND starts_at = ${startsAt}::timestamptz
        AND ics_sequence = ${icsSequence}::int AND changes < ${mostChanges}::int
        AND starts_at > ${addHours(now, lastChangeHours)}::timestamptz
        AND NOT EXISTS (SELECT 1 FROM rival) AND ${condition}
      RETURNING id
    ), noted AS (
      INSERT INTO booking_moves (id, booking_id, from_starts_at, to_starts_at, moved_at, moved_by)
      SELECT ${uuid()}::uuid, id, ${startsAt}::timestamptz, ${to.startsAt}::timestamptz, ${now}::timestamptz, 'buyer' FROM moved
    ), queued AS (${jobsQueued(following, Prisma.sql`moved`)})
    SELECT EXISTS (SELECT 1 FROM moved) AS moved, EXISTS (SELECT 1 FROM rival) AS taken, (SELECT count(*) FROM queued) AS jobs`;
}
