import 'server-only';
import { addHours } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { type Db, db, sqlState } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
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
};

export type MovedBooking = { id: string; bookingType: string | null; icsSequence: number };

/** `unchanged`: it is not confirmed, has another start by now, has been moved too often, or begins too soon. */
export type MoveFailure = 'slot-taken' | 'unchanged';

// Another claim on the hour; two that want each other's hour and wait for each other.
const TAKEN = new Set(['23P01', '40P01']);

/**
 * Gives a confirmed booking another hour, or leaves everything as it is. The row stays, and with it link, meeting and invitation.
 * It may overlap its own earlier hour. Of several that want one hour one gets it: the exclusion constraint decides. What `then`
 * writes is part of the same transaction.
 */
export async function moveBooking(
  move: Move,
  now: Date,
  then: (tx: Db, moved: MovedBooking) => Promise<void>,
): Promise<Result<object, MoveFailure>> {
  try {
    return await db().$transaction(async (tx): Promise<Result<object, MoveFailure>> => {
      const moved = await updateHour(tx, move, now);
      if (!moved) return { ok: false, reason: 'unchanged' };
      await tx.bookingMove.create({
        data: {
          id: uuid(),
          bookingId: moved.id,
          fromStartsAt: move.from,
          toStartsAt: move.to.startsAt,
          movedAt: now,
          movedBy: 'buyer',
        },
      });
      if (moved.bookingType === 'online') await enqueueMeetingMove(tx, moved.id);
      await then(tx, moved);
      return { ok: true };
    });
  } catch (error) {
    if (TAKEN.has(sqlState(error) ?? '')) return { ok: false, reason: 'slot-taken' };
    throw error;
  }
}

async function updateHour(tx: Db, move: Move, now: Date): Promise<MovedBooking | undefined> {
  const { bookingId, kind, from, to, mostChanges, lastChangeHours } = move;
  const rows = await tx.$queryRaw<MovedBooking[]>`
    WITH ${overdueHoldsExpired(to, now)}
    UPDATE bookings SET starts_at = ${to.startsAt}::timestamptz, ends_at = ${to.endsAt}::timestamptz,
      ics_sequence = ics_sequence + ${SEQUENCES_PER_VERSION}::int, changes = changes + 1, updated_at = ${now}::timestamptz
    FROM (SELECT count(*) FROM overdue) AS first
    WHERE id = ${bookingId}::uuid AND kind = ${kind} AND status = 'confirmed' AND starts_at = ${from}::timestamptz
      AND starts_at > ${addHours(now, lastChangeHours)}::timestamptz AND changes < ${mostChanges}::int
    RETURNING id, booking_type AS "bookingType", ics_sequence AS "icsSequence"`;
  return rows[0];
}

/** In one queue: an earlier move that is slow must not arrive after a later one. */
async function enqueueMeetingMove(tx: Db, bookingId: string): Promise<void> {
  await enqueue(tx, 'move-meeting', { bookingId }, { queue: `meeting:${bookingId}` });
}
