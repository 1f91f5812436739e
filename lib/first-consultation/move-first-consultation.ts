import 'server-only';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { moveBooking } from '@/lib/scheduling/move-booking';
import type { Hour } from '@/lib/scheduling/schema';
import { type SlotRefusal, slotInterval, slotRefusal } from '@/lib/scheduling/slots';
import { site } from '@/lib/site';
import { bookingOfToken } from './appointment-link';
import { LAST_CHANGE_HOURS, MOST_CHANGES } from './rules';

export type MoveRefusal = SlotRefusal | 'gone' | 'slot-taken' | 'no-change-left' | 'same-hour';

/** The same row takes the new hour, or keeps the old one: its link, its meeting and its invitation stay. */
export async function moveFirstConsultation(
  token: string,
  { date, time }: Hour,
  now: Date,
): Promise<Result<object, MoveRefusal>> {
  const id = bookingOfToken(token);
  if (!id) return { ok: false, reason: 'gone' };
  const refusal = slotRefusal(date, time, site.consultationMinutes, now);
  if (refusal) return { ok: false, reason: refusal };
  const from = await startOf(id);
  if (!from) return { ok: false, reason: 'gone' };
  const to = slotInterval(date, time, site.consultationMinutes);
  if (from.getTime() === to.startsAt.getTime()) return { ok: false, reason: 'same-hour' };
  const moved = await moveBooking(
    {
      bookingId: id,
      kind: 'first-consultation',
      from,
      to,
      mostChanges: MOST_CHANGES,
      lastChangeHours: LAST_CHANGE_HOURS,
    },
    now,
    async (tx) => {
      await enqueue(tx, 'send-first-consultation-email', { bookingId: id, email: 'change' });
      await enqueue(tx, 'send-first-consultation-email', { bookingId: id, email: 'staff-changed' });
    },
  );
  if (moved.ok) return moved;
  return { ok: false, reason: moved.reason === 'slot-taken' ? moved.reason : await whyNot(id, to.startsAt) };
}

async function startOf(id: string): Promise<Date | null> {
  const booking = await db().booking.findFirst({
    where: { id, kind: 'first-consultation', status: 'confirmed' },
    select: { startsAt: true },
  });
  return booking?.startsAt ?? null;
}

async function whyNot(id: string, wanted: Date): Promise<MoveRefusal> {
  const startsAt = await startOf(id);
  if (!startsAt) return 'gone';
  return startsAt.getTime() === wanted.getTime() ? 'same-hour' : 'no-change-left';
}
