import 'server-only';
import { moveBooking } from '@/lib/agenda/move-booking';
import { findObstacle } from '@/lib/agenda/obstacles/find-obstacle';
import type { Obstacle } from '@/lib/agenda/obstacles/obstacle';
import { readRulesForClaim } from '@/lib/agenda/rules/read-rules';
import type { Hour } from '@/lib/agenda/schema';
import { type SlotRefusal, slotInterval, slotRefusal } from '@/lib/agenda/slots';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { site } from '@/lib/shared/site';
import { bookingOfToken } from './appointment-link';
import { LAST_CHANGE_HOURS, MOST_CHANGES } from './rules';

export type MoveRefusal = SlotRefusal | Obstacle | 'gone' | 'no-change-left' | 'same-hour';

/** The same row takes the new hour, or keeps the old one: its link, its meeting and its invitation stay. */
export async function moveFirstConsultation(
  token: string,
  { date, time }: Hour,
  now: Date,
): Promise<Result<object, MoveRefusal>> {
  const shown = await bookingOfToken(db(), token);
  if (!shown) return { ok: false, reason: 'gone' };
  const rules = await readRulesForClaim(now);
  const refusal = slotRefusal(date, time, site.consultationMinutes, now, rules);
  if (refusal) return { ok: false, reason: refusal };
  if (shown.status !== 'confirmed') return { ok: false, reason: 'gone' };
  const { id, linkVersion, startsAt, icsSequence, bookingType } = shown;
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
      condition: Prisma.sql`link_version = ${linkVersion}::int`,
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
    reason: await (isTaken ? findObstacle(to, rules, now, { without: id }) : whyNot(token, to.startsAt)),
  };
}

async function whyNot(token: string, wanted: Date): Promise<MoveRefusal> {
  const booking = await bookingOfToken(db(), token);
  if (booking?.status !== 'confirmed') return 'gone';
  return booking.startsAt.getTime() === wanted.getTime() ? 'same-hour' : 'no-change-left';
}
