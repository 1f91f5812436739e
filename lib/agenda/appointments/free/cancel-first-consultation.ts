import 'server-only';
import { meetingChange } from '@/lib/agenda/meetings/meeting-change';
import { db } from '@/lib/server/db';
import { enqueue, enqueueJobs } from '@/lib/server/jobs/enqueue';
import { bookingOfToken } from './appointment-link';

/** Idempotent: frees the hour of an appointment that has not begun. An unconfirmed one goes without e-mails. */
export async function cancelFirstConsultation(token: string, now: Date): Promise<{ ok: boolean }> {
  return db().$transaction(async (tx) => {
    const booking = await bookingOfToken(tx, token);
    if (!booking) return { ok: false };
    const { id, linkVersion } = booking;
    const ours = { id, linkVersion, startsAt: { gt: now } };
    const released = await tx.booking.updateMany({ where: { ...ours, status: 'held' }, data: { status: 'released' } });
    if (released.count > 0) return { ok: true };
    const [cancelled] = await tx.booking.updateManyAndReturn({
      where: { ...ours, status: 'confirmed' },
      data: { status: 'cancelled', cancelledAt: now },
      select: { bookingType: true },
    });
    if (!cancelled)
      return { ok: (await tx.booking.count({ where: { id, status: { in: ['released', 'cancelled'] } } })) > 0 };
    if (cancelled.bookingType === 'online') await enqueueJobs(tx, [meetingChange('delete-meeting', id)]);
    await enqueue(tx, 'send-first-consultation-email', { bookingId: id, email: 'cancellation' });
    await enqueue(tx, 'send-first-consultation-email', { bookingId: id, email: 'staff-cancelled' });
    return { ok: true };
  });
}
