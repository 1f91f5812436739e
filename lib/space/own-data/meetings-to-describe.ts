import { meetingChange } from '@/lib/agenda/meetings/meeting-change';
import type { Booking } from '@/lib/generated/prisma/client';
import type { Job } from '@/lib/server/jobs/enqueue';

/** The events in the firm's calendar that say something of these appointments. */
export function meetingsToDescribe(bookings: readonly Pick<Booking, 'id' | 'bookingType' | 'status'>[]): Job[] {
  const online = bookings.filter(({ bookingType, status }) => bookingType === 'online' && status === 'confirmed');
  return online.map(({ id }) => meetingChange('describe-meeting', id));
}
