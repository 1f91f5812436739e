import 'server-only';
import { findObstacle } from '@/lib/agenda/obstacles/find-obstacle';
import { readStaffRules } from '@/lib/agenda/rules/read-rules';
import type { SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import type { Hour } from '@/lib/agenda/schema';
import { slotInterval } from '@/lib/agenda/slots';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { againAfterDeadlock, type SqlTransaction, sqlTransaction } from '@/lib/server/db';
import { formatMoment, madridInstant } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { type HourRefusal, moveFound } from '../appointment/move-appointment';
import { findAppointmentOfOrder, type ShownAppointment } from '../appointment/shown-appointment';

type Refusal = HourRefusal | 'stale';

type Change = { orderId: string; hour: Hour; shown: Date; staff: StaffMember };

const TIMEOUT_MS = 10_000;

/** Moves as the buyer does, but until the appointment begins and as often as needed. `shown` is the start on the screen. */
export async function moveByStaff(change: Change, now: Date): Promise<Result<object, Refusal>> {
  // Before a connection is taken: reading them takes another one.
  const rules = await readStaffRules();
  const attempt = () => sqlTransaction((tx) => move({ ...change, rules }, now, tx), TIMEOUT_MS);
  const outcome = await againAfterDeadlock(attempt);
  if (outcome.ok || outcome.reason !== 'slot-taken') return outcome;
  const { id, duration } = outcome.appointment;
  const wanted = slotInterval(change.hour.date, change.hour.time, duration);
  return { ok: false, reason: await findObstacle(wanted, null, now, { without: id }) };
}

type Outcome =
  | Result<object, Exclude<Refusal, 'slot-taken'>>
  | { ok: false; reason: 'slot-taken'; appointment: ShownAppointment };

async function move(change: Change & { rules: SchedulingRules }, now: Date, tx: SqlTransaction): Promise<Outcome> {
  const { orderId, hour, shown, staff, rules } = change;
  const to = madridInstant(hour.date, hour.time);
  const found = await findAppointmentOfOrder(tx, orderId, to, now);
  if (!found?.appointment) return { ok: false, reason: found?.isWithdrawn ? 'not-open' : 'no-appointment' };
  const { appointment } = found;
  const moved = await moveFound({ found, hour, shown, rules, by: 'staff' }, now, tx);
  if (!moved.ok) {
    const { reason } = moved;
    if (reason === 'slot-taken') return { ok: false, reason, appointment };
    return { ok: false, reason: reason === 'unchanged' ? 'stale' : reason };
  }
  const subject = `${formatMoment(shown)} → ${formatMoment(to)}`;
  await recordDeskEvent(tx, { staff, kind: 'orders.moved', orderId, subject, now });
  return { ok: true };
}
