import 'server-only';
import { db } from '@/lib/db';
import type { Result } from '@/lib/result';
import { moveBooking } from '@/lib/scheduling/move-booking';
import { findObstacle } from '@/lib/scheduling/obstacles/find-obstacle';
import type { Obstacle } from '@/lib/scheduling/obstacles/obstacle';
import { readRulesForClaim } from '@/lib/scheduling/rules/read-rules';
import type { Hour } from '@/lib/scheduling/schema';
import { type SlotRefusal, slotInterval, slotRefusal } from '@/lib/scheduling/slots';
import { site } from '@/lib/site';
import { bookingOfToken } from './appointment-link';
import { LAST_CHANGE_HOURS, MOST_CHANGES } from './rules';

export type MoveRefusal = SlotRefusal | Obstacle | 'gone' | 'no-change-left' | 'same-hour';

/** The same row takes the new hour, or keeps the old one: its link, its meeting and its invitation stay. */
export async function moveFirstConsultation(
  token: string,
  { date, time }: Hour,
  now: Date,
): Promise<Result<object, MoveRefusal>> {
  const id = bookingOfToken(token);
  if (!id) return { ok: false, reason: 'gone' };
  const rules = await readRulesForClaim(now);
  const refusal = slotRefusal(date, time, site.consultationMinutes, now, rules);
  if (refusal) return { ok: false, reason: refusal };
  const shown = await confirmedBooking(id);
  if (!shown) return { ok: false, reason: 'gone' };
  const { startsAt, icsSequence, bookingType } = shown;
  const to = slotInterval(date, time, site.consultationMinutes);
  if (startsAt.getTime() === to.startsAt.getTime()) return { ok: false, reason: 'same-hour' };
  const moved = await moveBooking(
    {
      booking: { id, kind: 'first-consultation', startsAt, icsSequence, isOnline: bookingType === 'online' },
      to,
      rules,
      by: 'buyer',
      mostChanges: MOST_CHANGES,
      lastChangeHours: LAST_CHANGE_HOURS,
    },
    [
      { name: 'send-first-consultation-email', payload: { bookingId: id, email: 'change' } },
      { name: 'send-first-consultation-email', payload: { bookingId: id, email: 'staff-changed' } },
    ],
    now,
  );
  if (moved.ok) return moved;
  const isTaken = moved.reason === 'slot-taken';
  return {
    ok: false,
    reason: await (isTaken ? findObstacle(to, rules, now, { without: id }) : whyNot(id, to.startsAt)),
  };
}

function confirmedBooking(id: string) {
  return db().booking.findFirst({
    where: { id, kind: 'first-consultation', status: 'confirmed' },
    select: { startsAt: true, icsSequence: true, bookingType: true },
  });
}

async function whyNot(id: string, wanted: Date): Promise<MoveRefusal> {
  const booking = await confirmedBooking(id);
  if (!booking) return 'gone';
  return booking.startsAt.getTime() === wanted.getTime() ? 'same-hour' : 'no-change-left';
}
