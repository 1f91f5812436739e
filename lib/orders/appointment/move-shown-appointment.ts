import 'server-only';
import { moveBooking, SEQUENCES_PER_VERSION } from '@/lib/agenda/move-booking';
import type { Obstacle } from '@/lib/agenda/obstacles/obstacle';
import type { SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import type { Hour } from '@/lib/agenda/schema';
import { type Interval, type SlotRefusal, slotInterval, slotRefusal } from '@/lib/agenda/slots';
import { Prisma } from '@/lib/generated/prisma/client';
import type { SqlTransaction } from '@/lib/server/db';
import type { Job } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { isWithdrawnInSql } from '../withdrawal/statement';
import { reminderJobs } from './reminder-times';
import { LAST_MOVE_HOURS, MOST_MOVES } from './rules';
import type { FoundAppointment } from './shown-appointment';

export type HourRefusal = SlotRefusal | Obstacle | 'same-hour' | 'not-open' | 'no-appointment';

type Change = {
  found: FoundAppointment;
  hour: Hour;
  /** The start that was seen: an appointment that has another one by now stays as it is. */
  shown: Date;
  by: 'buyer' | 'staff';
  rules: SchedulingRules;
};

const NO_LIMIT = 2_147_483_647;

/** Staff move an appointment as often as needed, and until it begins. */
const LIMITS = {
  buyer: { mostChanges: MOST_MOVES, lastChangeHours: LAST_MOVE_HOURS },
  staff: { mostChanges: NO_LIMIT, lastChangeHours: 0 },
} as const;

/** `unchanged`: it was moved, cancelled or withdrawn from by now, or the limits do not let it. */
export async function moveShownAppointment(
  { found, hour, shown, by, rules }: Change,
  now: Date,
  connection: SqlTransaction,
): Promise<Result<object, HourRefusal | 'unchanged'>> {
  const { appointment } = found;
  if (!appointment) return { ok: false, reason: found.isWithdrawn ? 'not-open' : 'no-appointment' };
  const { bookingId: id, icsSequence, duration, isOnline, isTaken } = appointment;
  const refusal = slotRefusal(hour.date, hour.time, duration, now, rules);
  if (refusal) return { ok: false, reason: refusal };
  const to = slotInterval(hour.date, hour.time, duration);
  if (shown.getTime() === to.startsAt.getTime()) return { ok: false, reason: 'same-hour' };
  if (isTaken) return { ok: false, reason: 'slot-taken' };
  const moved = await moveBooking(
    {
      booking: { id, kind: 'purchase', startsAt: shown, icsSequence, isOnline },
      to,
      rules: by === 'buyer' ? rules : undefined,
      by,
      ...LIMITS[by],
      // One of the same moment needs no lock: it cancels the booking before this statement, which then changes nothing, or after it.
      condition: Prisma.sql`NOT ${isWithdrawnInSql(Prisma.sql`bookings.order_id`)}`,
    },
    following({ id, ...to, icsSequence: icsSequence + SEQUENCES_PER_VERSION }, by, now),
    now,
    connection,
  );
  return moved;
}

function following(moved: Interval & { id: string; icsSequence: number }, by: Change['by'], now: Date): Job[] {
  const bookingId = moved.id;
  // One of a key waits: two quick changes are one e-mail, of the last hour.
  const toBuyer: Job = {
    name: 'send-appointment-email',
    payload: { bookingId, email: 'moved' },
    jobKey: `moved:${bookingId}`,
  };
  const toStaff: Job = {
    name: 'send-appointment-email',
    payload: { bookingId, email: 'staff-moved' },
    jobKey: `staff-moved:${bookingId}`,
  };
  return [toBuyer, ...(by === 'buyer' ? [toStaff] : []), ...reminderJobs(moved, now)];
}
