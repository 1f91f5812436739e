import 'server-only';
import { attend } from '@/lib/private/desk-log/attended';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { findOverlappedAppointments, OVERLAP } from './find-busy-events';

/** `occurrences`: what the screen showed. */
type Attended = { bookingId: string; occurrences: readonly string[]; note: string; staff: StaffMember };

/** A person has looked at both and leaves them where they are. */
export async function attendOverlap(attended: Attended, now: Date): Promise<Result<object, 'stale'>> {
  const { bookingId, note, staff } = attended;
  const [overlapped] = await findOverlappedAppointments(now, bookingId);
  if (!overlapped) return { ok: false, reason: 'stale' };
  const { startsAt, orderId, occurrences: known } = overlapped;
  const subject = [formatMoment(startsAt), note].filter(Boolean).join(': ');
  return db().$transaction((tx) =>
    attend(
      tx,
      { need: OVERLAP, shown: attended.occurrences, known, about: { bookingId } },
      { staff, kind: 'agenda.overlap-attended', orderId, subject, now },
    ),
  );
}
