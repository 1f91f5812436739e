import 'server-only';
import { describeMeeting, meetingEventId } from '@/lib/agenda/calendar/meeting';
import { db } from '@/lib/server/db';
import { meetingText } from './meeting-text';

/** After its client has corrected or deleted what the event says of them. One that is not made yet is made with what is known then. */
export async function describeBookingMeeting({ bookingId }: { bookingId: string }): Promise<void> {
  const booking = await db().booking.findUnique({
    where: { id: bookingId },
    include: { product: { select: { name: true } } },
  });
  if (booking?.status !== 'confirmed' || !booking.googleEventId) return;
  await describeMeeting({ eventId: meetingEventId(bookingId), ...meetingText(booking) });
}
