import 'server-only';
import { addHours } from 'date-fns';
import { db, type SqlTransaction } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { moveBooking } from '@/lib/scheduling/move-booking';
import type { Hour } from '@/lib/scheduling/schema';
import { type Interval, type SlotRefusal, slotInterval, slotRefusal } from '@/lib/scheduling/slots';
import { findOrderToChange } from '../order-page/linked-order';
import { enqueueReminders } from './enqueue-reminders';
import { LAST_MOVE_HOURS, MOST_MOVES } from './rules';

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

/** A statement that waits is of the same mind as one that is executed: that one cancels the booking, in whatever order they come. */
const NOT_WITHDRAWN = Prisma.sql`
  NOT EXISTS (SELECT 1 FROM withdrawals w WHERE w.order_id = bookings.order_id AND w.state = 'registered')`;

/**
 * Changes the hour of a confirmed appointment to another one. `shown` is the start that the buyer has seen: a second press of
 * the button finds another one. Calendar, invitation, reminders and e-mails follow, or nothing has changed.
 */
export async function moveAppointment(
  token: string,
  { date, time }: Hour,
  shown: Date,
  now: Date,
): Promise<Result<object, MoveRefusal>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  const booking = await confirmedBooking(order.id);
  if (!booking) return { ok: false, reason: 'no-appointment' };
  const refusal = slotRefusal(date, time, booking.duration, now);
  if (refusal) return { ok: false, reason: refusal };
  const to = slotInterval(date, time, booking.duration);
  if (shown.getTime() === to.startsAt.getTime()) return { ok: false, reason: 'same-hour' };
  const moved = await moveBooking(
    {
      bookingId: booking.id,
      kind: 'purchase',
      from: shown,
      to,
      mostChanges: MOST_MOVES,
      lastChangeHours: LAST_MOVE_HOURS,
      condition: NOT_WITHDRAWN,
    },
    now,
    (tx, { id, icsSequence }) => announce(tx, { id, ...to, icsSequence }, now),
  );
  if (moved.ok) return moved;
  const { reason } = moved;
  return { ok: false, reason: reason === 'unchanged' ? await whyNot(order.id, shown, now) : reason };
}

async function announce(
  tx: SqlTransaction,
  moved: Interval & { id: string; icsSequence: number },
  now: Date,
): Promise<void> {
  const bookingId = moved.id;
  // One of a key waits: two quick changes are one e-mail, of the last hour.
  await enqueue(tx, 'send-appointment-email', { bookingId, email: 'moved' }, { jobKey: `moved:${bookingId}` });
  const toStaff = { jobKey: `staff-moved:${bookingId}` };
  await enqueue(tx, 'send-appointment-email', { bookingId, email: 'staff-moved' }, toStaff);
  await enqueueReminders(tx, moved, now);
}

function confirmedBooking(orderId: string) {
  return db().booking.findFirst({ where: { orderId, status: 'confirmed' } });
}

async function whyNot(orderId: string, shown: Date, now: Date): Promise<MoveRefusal> {
  const booking = await confirmedBooking(orderId);
  if (!booking) return 'no-appointment';
  if (booking.startsAt.getTime() !== shown.getTime()) return 'stale';
  if (booking.startsAt <= addHours(now, LAST_MOVE_HOURS)) return 'too-late';
  return booking.changes >= MOST_MOVES ? 'no-move-left' : 'not-open';
}
