import 'server-only';
import { meetingChange } from '@/lib/agenda/meetings/meeting-change';
import type { Db } from '@/lib/server/db';
import { enqueueJobs } from '@/lib/server/jobs/enqueue';

/** Cancels the order's confirmed booking unless it has begun, and its meeting. Its id, or null if there is none. */
export async function cancelComingHour(tx: Db, orderId: string, now: Date): Promise<string | null> {
  const [cancelled] = await tx.booking.updateManyAndReturn({
    where: { orderId, status: 'confirmed', startsAt: { gt: now } },
    data: { status: 'cancelled', cancelledAt: now },
    select: { id: true, bookingType: true },
  });
  if (!cancelled) return null;
  if (cancelled.bookingType === 'online') await enqueueJobs(tx, [meetingChange('delete-meeting', cancelled.id)]);
  return cancelled.id;
}

/** Cancels the order's appointment unless it has begun: what took place stays as it was. The id of the one that was confirmed. */
export async function cancelComingAppointment(tx: Db, orderId: string, now: Date): Promise<string | null> {
  await tx.booking.updateMany({
    where: { orderId, status: 'pending' },
    data: { status: 'cancelled', expiresAt: null },
  });
  return cancelComingHour(tx, orderId, now);
}
