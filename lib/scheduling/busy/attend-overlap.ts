import 'server-only';
import { db } from '@/lib/db';
import { markAttended } from '@/lib/desk-log/attended';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import { formatMoment } from '@/lib/madrid-time';
import type { Result } from '@/lib/result';
import { findOverlappedAppointments, OVERLAP } from './queries';

/** `occurrences`: what the screen showed. One that came since stays. */
type Attended = { bookingId: string; occurrences: readonly string[]; note: string; staff: StaffMember };

/** A person has looked at both and leaves them where they are. */
export async function attendOverlap(attended: Attended, now: Date): Promise<Result<object, 'stale'>> {
  const { bookingId, note, staff } = attended;
  const [overlapped] = await findOverlappedAppointments(now, bookingId);
  const occurrences = attended.occurrences.filter((one) => overlapped?.occurrences.includes(one));
  if (!overlapped || occurrences.length === 0) return { ok: false, reason: 'stale' };
  const { startsAt, orderId } = overlapped;
  return db().$transaction(async (tx): Promise<Result<object, 'stale'>> => {
    const isNew = await markAttended(tx, { need: OVERLAP, occurrences, about: { bookingId } }, now);
    if (!isNew) return { ok: false, reason: 'stale' };
    const subject = [formatMoment(startsAt), note].filter(Boolean).join(': ');
    await recordDeskEvent(tx, { staff, kind: 'agenda.overlap-attended', orderId, subject, now });
    return { ok: true };
  });
}
