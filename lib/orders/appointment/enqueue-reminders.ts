import 'server-only';
import type { Db, SqlTransaction } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { reminderKey, remindersFor, reminderTime } from './reminder-times';

type Appointed = { id: string; startsAt: Date; endsAt: Date; icsSequence: number };

/** For an hour that is taken in this transaction. Those of an earlier hour are replaced, or find that it is not theirs any more. */
export async function enqueueReminders(tx: Db | SqlTransaction, booking: Appointed, now: Date): Promise<void> {
  const { id: bookingId, icsSequence: sequence } = booking;
  for (const kind of remindersFor(booking, now)) {
    const options = { jobKey: reminderKey(bookingId, kind), runAt: reminderTime(kind, booking) };
    await enqueue(tx, 'send-reminder', { bookingId, sequence, kind }, options);
  }
}
