import type { Job } from '@/lib/jobs/enqueue';

/** In one queue for each booking: an earlier change that is slow must not arrive after a later one. */
export function meetingChange(name: 'move-meeting' | 'delete-meeting', bookingId: string): Job {
  return { name, payload: { bookingId }, queue: `meeting:${bookingId}` };
}
