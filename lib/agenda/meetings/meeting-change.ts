import type { Job } from '@/lib/server/jobs/enqueue';

type MeetingChange = 'move-meeting' | 'delete-meeting' | 'describe-meeting';

/** In one queue for each booking: an earlier change that is slow must not arrive after a later one. */
export function meetingChange(name: MeetingChange, bookingId: string): Job {
  return { name, payload: { bookingId }, queue: `meeting:${bookingId}` };
}
