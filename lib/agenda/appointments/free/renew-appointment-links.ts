import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueueJobs, type Job } from '@/lib/server/jobs/enqueue';

/** Makes the links to these appointments useless and mails new ones to the mailboxes under which they stand. */
export async function renewAppointmentLinks(tx: Db, bookingIds: string[]): Promise<void> {
  const renewed = await tx.booking.updateManyAndReturn({
    where: { id: { in: bookingIds } },
    data: { linkVersion: { increment: 1 } },
    select: { id: true },
  });
  await enqueueJobs(
    tx,
    renewed.map(
      ({ id: bookingId }): Job => ({
        name: 'send-first-consultation-email',
        payload: { bookingId, email: 'new-link' },
      }),
    ),
  );
}
