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
