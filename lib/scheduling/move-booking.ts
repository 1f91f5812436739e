import 'server-only';
import { addHours } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { type SqlTransaction, sqlState, sqlTransaction } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Result } from '@/lib/result';
import { enqueueMeetingChange } from './enqueue-meeting-change';
import { overdueHoldsExpired } from './expire-overdue-holds';
import type { BookingKind } from './insert-booking';
import type { Interval } from './slots';

/** Each version of an appointment has two numbers: without and with its meeting link. */
export const SEQUENCES_PER_VERSION = 2;

type Move = {
  bookingId: string;
  kind: BookingKind;
  /** The start that its owner has seen. */
  from: Date;
  to: Interval;
  mostChanges: number;
  lastChangeHours: number;
  /** Of the columns of `bookings`: what else must hold. */
  condition?: Prisma.Sql;
};

export type MovedBooking = { id: string; bookingType: string | null; icsSequence: number };

/**
 * `unchanged`: the booking is not confirmed, has another start by now, has been moved too often, begins too soon, or the condition does
 * not hold.
 */
export type MoveFailure = 'slot-taken' | 'unchanged';

// Another claim on the hour; two that want each other's hour and wait for each other.
const TAKEN = new Set(['23P01', '40P01']);
const TIMEOUT_MS = 10_000;

/**
 * Gives a confirmed booking another hour, or leaves everything as it is. The row stays, and with it link, meeting and invitation.
 * It may overlap its own earlier hour. Of several that want one hour one gets it: the exclusion constraint decides. What `after`
 * writes is part of the same transaction.
 */
export async function moveBooking(
  move: Move,
  now: Date,
  after: (tx: SqlTransaction, moved: MovedBooking) => Promise<void>,
): Promise<Result<object, MoveFailure>> {
  try {
    return await sqlTransaction(async (tx): Promise<Result<object, MoveFailure>> => {
      const { taken, moved } = await updateHour(tx, move, now);
      if (!moved) return { ok: false, reason: taken ? 'slot-taken' : 'unchanged' };
      await noteMove(tx, move, now);
      if (moved.bookingType === 'online') await enqueueMeetingChange(tx, 'move-meeting', moved.id);
      await after(tx, moved);
      return { ok: true };
    }, TIMEOUT_MS);
  } catch (error) {
    if (TAKEN.has(sqlState(error) ?? '')) return { ok: false, reason: 'slot-taken' };
    throw error;
  }
}

/** Looks for another claim before it writes: a violated constraint costs more, and decides only between those of the same moment. */
async function updateHour(
  tx: SqlTransaction,
  move: Move,
  now: Date,
): Promise<{ taken: boolean; moved: MovedBooking | null }> {
  const { bookingId, kind, from, to, mostChanges, lastChangeHours, condition = Prisma.sql`true` } = move;
  const rows = await tx.query<MovedBooking & { taken: boolean; isMoved: boolean }>(Prisma.sql`
    WITH ${overdueHoldsExpired(to, now)}, rival AS (
      SELECT 1 FROM bookings
      WHERE id <> ${bookingId}::uuid AND status IN ('held', 'pending', 'confirmed')
        AND (status <> 'held' OR expires_at > ${now}::timestamptz)
        AND tstzrange(starts_at, ends_at, '[)') && tstzrange(${to.startsAt}::timestamptz, ${to.endsAt}::timestamptz, '[)')
    ), moved AS (
      UPDATE bookings SET starts_at = ${to.startsAt}::timestamptz, ends_at = ${to.endsAt}::timestamptz,
        ics_sequence = ics_sequence + ${SEQUENCES_PER_VERSION}::int, changes = changes + 1, updated_at = ${now}::timestamptz
      FROM (SELECT count(*) FROM overdue) AS first
      WHERE id = ${bookingId}::uuid AND kind = ${kind} AND status = 'confirmed' AND starts_at = ${from}::timestamptz
        AND starts_at > ${addHours(now, lastChangeHours)}::timestamptz AND changes < ${mostChanges}::int
        AND NOT EXISTS (SELECT 1 FROM rival) AND ${condition}
      RETURNING id, booking_type, ics_sequence
    )
    SELECT EXISTS (SELECT 1 FROM rival) AS taken, moved.id IS NOT NULL AS "isMoved", moved.id,
      moved.booking_type AS "bookingType", moved.ics_sequence AS "icsSequence"
    FROM (SELECT 1) AS one LEFT JOIN moved ON true`);
  const [row] = rows;
  if (!row?.isMoved) return { taken: row?.taken ?? false, moved: null };
  const { id, bookingType, icsSequence } = row;
  return { taken: false, moved: { id, bookingType, icsSequence } };
}

async function noteMove(tx: SqlTransaction, { bookingId, from, to }: Move, now: Date): Promise<void> {
  await tx.query(Prisma.sql`
    INSERT INTO booking_moves (id, booking_id, from_starts_at, to_starts_at, moved_at, moved_by)
    VALUES (${uuid()}::uuid, ${bookingId}::uuid, ${from}::timestamptz, ${to.startsAt}::timestamptz, ${now}::timestamptz, 'buyer')`);
}
