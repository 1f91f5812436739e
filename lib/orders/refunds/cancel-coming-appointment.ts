import 'server-only';
import type { Db } from '@/lib/db';
import { enqueueJobs } from '@/lib/jobs/enqueue';
import { meetingChange } from '@/lib/scheduling/meeting-change';

/** Cancels the order's appointment unless it has begun: what took place stays as it was. The id of the one that was confirmed. */
export async function cancelComingAppointment(tx: Db, orderId: string, now: Date): Promise<string | null> {
  await tx.booking.updateMany({
    where: { orderId, status: 'pending' },
    data: { status: 'cancelled', expiresAt: null },
  });
  const [cancelled] = await tx.booking.updateManyAndReturn({
    where: { orderId, status: 'confirmed', startsAt: { gt: now } },
    data: { status: 'cancelled', cancelledAt: now },
    select: { id: true },
  });
  if (!cancelled) return null;
  await enqueueJobs(tx, [meetingChange('delete-meeting', cancelled.id)]);
  return cancelled.id;
}
