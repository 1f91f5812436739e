import type { Job } from '@/lib/server/jobs/enqueue';
import { reminderKey, remindersFor, reminderTime } from './reminder-times';

type Appointed = { id: string; startsAt: Date; endsAt: Date; icsSequence: number };

/** For an hour that is taken now. Those of an earlier hour are replaced, or find that it is not theirs any more. */
export function reminderJobs(booking: Appointed, now: Date): Job[] {
  const { id: bookingId, icsSequence: sequence } = booking;
  return remindersFor(booking, now).map((kind) => ({
    name: 'send-reminder',
    payload: { bookingId, sequence, kind },
    jobKey: reminderKey(bookingId, kind),
    runAt: reminderTime(kind, booking),
  }));
}
