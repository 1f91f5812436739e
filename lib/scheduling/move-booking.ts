import 'server-only';
import { addHours } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { type Db, db, sqlState } from '@/lib/db';
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
};

export type MovedBooking = { id: string; bookingType: string | null; icsSequence: number };

/**
 * `not-open`: `before` says so. `unchanged`: the booking is not confirmed, has another start by now, has been moved too often, or begins
 * too soon.
 */
export type MoveFailure = 'slot-taken' | 'not-open' | 'unchanged';

type InTransaction = {
  /** Before the booking: locks what it hangs on. False if it may not be moved. */
  before?: (tx: Db) => Promise<boolean>;
  /** After it: what is to exist if and only if the booking was moved. */
  after: (tx: Db, moved: MovedBooking) => Promise<void>;
};

// Another claim on the hour; two that want each other's hour and wait for each other.
const TAKEN = new Set(['23P01', '40P01']);

/**
 * Gives a confirmed booking another hour, or leaves everything as it is. The row stays, and with it link, meeting and invitation.
 * It may overlap its own earlier hour. Of several that want one hour one gets it: the exclusion constraint decides.
 */
export async function moveBooking(
  move: Move,
  now: Date,
  { before, after }: InTransaction,
): Promise<Result<object, MoveFailure>> {
  try {
    return await db().$transaction(async (tx): Promise<Result<object, MoveFailure>> => {
      if (before && !(await before(tx))) return { ok: false, reason: 'not-open' };
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
      if (moved.bookingType === 'online') await enqueueMeetingChange(tx, 'move-meeting', moved.id);
      await after(tx, moved);
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
