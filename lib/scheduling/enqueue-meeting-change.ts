import 'server-only';
import type { Db, SqlTransaction } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';

/** In one queue for each booking: an earlier change that is slow must not arrive after a later one. */
export async function enqueueMeetingChange(
  tx: Db | SqlTransaction,
  change: 'move-meeting' | 'delete-meeting',
  bookingId: string,
): Promise<void> {
  await enqueue(tx, change, { bookingId }, { queue: `meeting:${bookingId}` });
}
