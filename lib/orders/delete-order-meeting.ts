import 'server-only';
import { cancelMeeting } from '@/lib/calendar/cancel-meeting';
import { meetingEventId } from '@/lib/calendar/meeting-event-id';
import { db } from '@/lib/db';

/** Removes the meeting of an appointment that no longer stands, also one whose making was never noted. */
export async function deleteOrderMeeting({ bookingId }: { bookingId: string }): Promise<void> {
  const booking = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
  if (booking.status === 'confirmed' || booking.bookingType !== 'online') return;
  await cancelMeeting(meetingEventId(bookingId));
  await db().booking.updateMany({
    where: { id: bookingId, status: { not: 'confirmed' } },
    data: { googleEventId: null, googleMeetLink: null },
  });
}
