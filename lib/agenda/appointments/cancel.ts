import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { type Db, transaction } from '@/lib/server/db';
import { enqueue, enqueueJobs } from '@/lib/server/jobs/enqueue';
import { meetingChange } from '../meetings/meeting-change';
import { bookingOfToken } from './link';

/** Cancels the confirmed appointment unless it has begun, and its meeting. Its id, or null if there is none. */
export async function cancelAppointment(tx: Db, which: Prisma.BookingWhereInput, now: Date): Promise<string | null> {
  const [cancelled] = await tx.booking.updateManyAndReturn({
    where: { ...which, status: 'confirmed', startsAt: { gt: now } },
    data: { status: 'cancelled', cancelledAt: now },
    select: { id: true, bookingType: true },
  });
  if (!cancelled) return null;
  if (cancelled.bookingType === 'online') await enqueueJobs(tx, [meetingChange('delete-meeting', cancelled.id)]);
  return cancelled.id;
}

/** Idempotent: frees the hour of an appointment that has not begun. An unconfirmed one goes without e-mails. */
export async function cancelFirstConsultation(token: string, now: Date): Promise<{ ok: boolean }> {
  return transaction(async (tx) => {
    const booking = await bookingOfToken(tx, token);
    if (!booking) return { ok: false };
    const { id: bookingId, linkVersion } = booking;
    const ours = { id: bookingId, linkVersion };
    const held = { ...ours, status: 'held', startsAt: { gt: now } } as const;
    const released = await tx.booking.updateMany({ where: held, data: { status: 'released' } });
    if (released.count > 0) return { ok: true };
    if (!(await cancelAppointment(tx, ours, now))) {
      return {
        ok: (await tx.booking.count({ where: { id: bookingId, status: { in: ['released', 'cancelled'] } } })) > 0,
      };
    }
    await enqueue(tx, 'send-first-consultation-email', { bookingId, email: 'cancellation' });
    await enqueue(tx, 'send-first-consultation-email', { bookingId, email: 'staff-cancelled' });
    return { ok: true };
  });
}
