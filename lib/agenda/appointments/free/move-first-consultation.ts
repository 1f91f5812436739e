import 'server-only';
import { type MoveBookingRefusal, type MovePolicy, moveAppointment } from '@/lib/agenda/appointments/move';
import { findObstacle } from '@/lib/agenda/obstacles/find-obstacle';
import type { Obstacle } from '@/lib/agenda/obstacles/obstacle';
import { readRulesForClaim } from '@/lib/agenda/rules/read-rules';
import type { Hour } from '@/lib/agenda/schema';
import { slotInterval } from '@/lib/agenda/slots';
import { type Booking, Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { site } from '@/lib/shared/site';
import { bookingOfToken } from '../link';
import { LAST_CHANGE_HOURS, MOST_CHANGES } from './rules';

export type MoveRefusal = Exclude<MoveBookingRefusal, 'unchanged'> | Obstacle | 'gone' | 'no-change-left';

/** The same row takes the new hour, or keeps the old one: its link, its meeting and its invitation stay. */
export async function moveFirstConsultation(
  token: string,
  hour: Hour,
  now: Date,
): Promise<Result<object, MoveRefusal>> {
  const booking = await bookingOfToken(db(), token);
  if (!booking) return { ok: false, reason: 'gone' };
  const rules = await readRulesForClaim(now);
  const isConfirmed = booking.status === 'confirmed';
  const duration = site.consultationMinutes;
  const shown = { ...booking, duration, isOnline: booking.bookingType === 'online', isConfirmed, isTaken: false };
  const moved = await moveAppointment(freePolicy(booking), shown, hour, rules, now);
  if (moved.ok) return moved;
  const wanted = slotInterval(hour.date, hour.time, duration);
  switch (moved.reason) {
    case 'slot-taken':
      return { ok: false, reason: await findObstacle(wanted, rules, now, { without: booking.id }) };
    case 'unchanged':
      return { ok: false, reason: isConfirmed ? await whyNot(token, wanted.startsAt) : 'gone' };
    default:
      return { ok: false, reason: moved.reason };
  }
}

function freePolicy({ id: bookingId, linkVersion }: Booking): MovePolicy {
  const name = 'send-first-consultation-email';
  return {
    kind: 'first-consultation',
    by: 'buyer',
    mostChanges: MOST_CHANGES,
    lastChangeHours: LAST_CHANGE_HOURS,
    condition: Prisma.sql`link_version = ${linkVersion}::int`,
    jobs: () => [
      { name, payload: { bookingId, email: 'change' } },
      { name, payload: { bookingId, email: 'staff-changed' } },
    ],
  };
}

async function whyNot(token: string, wanted: Date): Promise<MoveRefusal> {
  const booking = await bookingOfToken(db(), token);
  if (booking?.status !== 'confirmed') return 'gone';
  return booking.startsAt.getTime() === wanted.getTime() ? 'same-hour' : 'no-change-left';
}
