import 'server-only';
import { addHours } from 'date-fns';
import { db, openSqlConnection, type SqlTransaction } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Job } from '@/lib/jobs/enqueue';
import { madridInstant } from '@/lib/madrid-time';
import type { Result } from '@/lib/result';
import { moveBooking, SEQUENCES_PER_VERSION } from '@/lib/scheduling/move-booking';
import { readRulesForClaim } from '@/lib/scheduling/rules/read-rules';
import type { SchedulingRules } from '@/lib/scheduling/rules/scheduling-rules';
import type { Hour } from '@/lib/scheduling/schema';
import { type Interval, type SlotRefusal, slotInterval, slotRefusal } from '@/lib/scheduling/slots';
import { isWithdrawnInSql, WITHDRAWN } from '../withdrawal/withdrawn';
import { afterTheFirst } from './after-the-first';
import { reminderJobs } from './reminder-jobs';
import { LAST_MOVE_HOURS, MOST_MOVES } from './rules';
import { findShownAppointment } from './shown-appointment';

export type MoveRefusal =
  | SlotRefusal
  | 'gone'
  | 'slot-taken'
  | 'same-hour'
  | 'not-open'
  | 'stale'
  | 'too-late'
  | 'no-move-left'
  | 'no-appointment';

type Change = { token: string; hour: Hour; shown: Date; rules: SchedulingRules };

/**
 * Changes the hour of a confirmed appointment to another one. `shown` is the start that the buyer has seen: a second press of
 * the button finds another one. Calendar, invitation, reminders and e-mails follow, or nothing has changed.
 */
export async function moveAppointment(
  token: string,
  hour: Hour,
  shown: Date,
  now: Date,
): Promise<Result<object, MoveRefusal>> {
  // Before a connection is taken: reading them takes another one.
  const rules = await readRulesForClaim(now);
  const outcome = await afterTheFirst<Outcome>({
    wanted: `${hour.date} ${hour.time}`,
    by: token,
    attempt: () => tryToMove({ token, hour, shown, rules }, now),
    lost: { ok: false, reason: 'slot-taken' },
  });
  if (outcome.ok || outcome.reason !== 'unchanged') return outcome;
  return { ok: false, reason: await whyNot(outcome.orderId, shown, now) };
}

type Outcome =
  | { ok: true }
  | { ok: false; reason: Exclude<MoveRefusal, 'unchanged'> }
  | { ok: false; reason: 'unchanged'; orderId: string };

async function tryToMove(change: Change, now: Date): Promise<Outcome> {
  const connection = await openSqlConnection();
  return move(change, now, connection).finally(() => connection.release());
}

async function move({ token, hour, shown, rules }: Change, now: Date, connection: SqlTransaction): Promise<Outcome> {
  const { date, time } = hour;
  const found = await findShownAppointment(connection, token, madridInstant(date, time), now);
  if (!found) return { ok: false, reason: 'gone' };
  const { orderId, appointment } = found;
  if (!appointment) return { ok: false, reason: found.isWithdrawn ? 'not-open' : 'no-appointment' };
  const { bookingId: id, icsSequence, duration, isOnline, isTaken } = appointment;
  const refusal = slotRefusal(date, time, duration, now, rules);
  if (refusal) return { ok: false, reason: refusal };
  const to = slotInterval(date, time, duration);
  if (shown.getTime() === to.startsAt.getTime()) return { ok: false, reason: 'same-hour' };
  if (isTaken) return { ok: false, reason: 'slot-taken' };
  const moved = await moveBooking(
    {
      booking: { id, kind: 'purchase', startsAt: shown, icsSequence, isOnline },
      to,
      rules,
      mostChanges: MOST_MOVES,
      lastChangeHours: LAST_MOVE_HOURS,
      // One of the same moment needs no lock: it cancels the booking before this statement, which then changes nothing, or after it.
      condition: Prisma.sql`NOT ${isWithdrawnInSql(Prisma.sql`bookings.order_id`)}`,
    },
    following({ id, ...to, icsSequence: icsSequence + SEQUENCES_PER_VERSION }, now),
    now,
    connection,
  );
  if (moved.ok) return { ok: true };
  return moved.reason === 'unchanged'
    ? { ok: false, reason: 'unchanged', orderId }
    : { ok: false, reason: 'slot-taken' };
}

function following(moved: Interval & { id: string; icsSequence: number }, now: Date): Job[] {
  const bookingId = moved.id;
  // One of a key waits: two quick changes are one e-mail, of the last hour.
  return [
    { name: 'send-appointment-email', payload: { bookingId, email: 'moved' }, jobKey: `moved:${bookingId}` },
    {
      name: 'send-appointment-email',
      payload: { bookingId, email: 'staff-moved' },
      jobKey: `staff-moved:${bookingId}`,
    },
    ...reminderJobs(moved, now),
  ];
}

async function whyNot(orderId: string, shown: Date, now: Date): Promise<MoveRefusal> {
  const booking = await db().booking.findFirst({ where: { orderId, status: 'confirmed' } });
  if (!booking) {
    const withdrawn = await db().withdrawal.count({ where: { orderId, ...WITHDRAWN } });
    return withdrawn > 0 ? 'not-open' : 'no-appointment';
  }
  if (booking.startsAt.getTime() !== shown.getTime()) return 'stale';
  if (booking.startsAt <= addHours(now, LAST_MOVE_HOURS)) return 'too-late';
  return booking.changes >= MOST_MOVES ? 'no-move-left' : 'not-open';
}
