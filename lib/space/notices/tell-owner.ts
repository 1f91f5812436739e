import 'server-only';
import type { Db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';

/** Queues the e-mail about a line of the log, in its transaction. */
export function tellOwner(tx: Db, eventId: string): Promise<void> {
  return enqueue(tx, 'send-space-notice', { eventId });
}
