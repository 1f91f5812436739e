import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** Queues the e-mail about a line of the log, in its transaction: to the mailbox that the space has now, whenever it is sent. */
export async function tellOwner(tx: Db, eventId: string): Promise<void> {
  const { space } = await tx.spaceEvent.findUniqueOrThrow({
    where: { id: eventId },
    select: { space: { select: { email: true } } },
  });
  await enqueue(tx, 'send-space-notice', { eventId, to: space.email });
}
