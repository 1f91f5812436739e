import 'server-only';
import { cancelMeeting, meetingEventId } from '@/lib/agenda/calendar/meeting';
import { db } from '@/lib/server/db';

/** Deletes the meeting of an appointment that is no longer confirmed, or was deleted itself; even if its id was never stored. */
export async function deleteBookingMeeting({ bookingId }: { bookingId: string }): Promise<void> {
  const booking = await db().booking.findUnique({ where: { id: bookingId } });
  if (booking && (booking.status === 'confirmed' || booking.bookingType !== 'online')) return;
  await cancelMeeting(meetingEventId(bookingId));
  await db().booking.updateMany({
    where: { id: bookingId, status: { not: 'confirmed' } },
    data: { googleEventId: null, googleMeetLink: null },
  });
}
