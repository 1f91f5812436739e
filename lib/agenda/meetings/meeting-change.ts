import 'server-only';
import { addSeconds } from 'date-fns';
import type { Db } from '@/lib/server/db';
import { enqueueJobs, type Job } from '@/lib/server/jobs/enqueue';
import type { NewBooking } from '../insert-booking';

type MeetingChange = 'move-meeting' | 'delete-meeting' | 'describe-meeting';

/** In one queue for each booking: an earlier change that is slow must not arrive after a later one. */
export function meetingChange(name: MeetingChange, bookingId: string): Job {
  return { name, payload: { bookingId }, queue: `meeting:${bookingId}` };
}

/** After this a confirmation is sent without the meeting link. */
const MEETING_LINK_TIMEOUT_SECONDS = 60;

/** Of an appointment, or of an order without one. */
type Confirmed =
  | { booking: Pick<NewBooking, 'id' | 'bookingType'>; orderId: null }
  | { booking: Pick<NewBooking, 'id' | 'bookingType'> | null; orderId: string };

/** Queues the e-mail that confirms it; before that the meeting, if it is online. */
export async function queueConfirmation(tx: Db, confirmed: Confirmed, now: Date): Promise<void> {
  const { booking } = confirmed;
  const isOnline = booking?.bookingType === 'online';
  if (isOnline) await enqueueJobs(tx, [{ name: 'create-meeting', payload: { bookingId: booking.id } }]);
  const runAt = isOnline ? addSeconds(now, MEETING_LINK_TIMEOUT_SECONDS) : now;
  await enqueueJobs(tx, [{ ...confirmation(confirmed), runAt }]);
}

/** At most one of an order, or of a free appointment, waits. Only purchases have orders; a block has no meeting. */
export function confirmation({ booking, orderId }: Confirmed): Job {
  return orderId !== null
    ? { name: 'send-order-email', payload: { orderId, email: 'confirmation' }, jobKey: `confirmation:${orderId}` }
    : {
        name: 'send-first-consultation-email',
        payload: { bookingId: booking.id, email: 'confirmation' },
        jobKey: `first-consultation:${booking.id}`,
      };
}
