import 'server-only';
import { meetingEventId } from '@/lib/calendar/meeting-event-id';
import { moveMeeting } from '@/lib/calendar/move-meeting';
import { db } from '@/lib/db';

/** Moves the meeting to the hour that its booking now has. Throws while there is none yet: the job is repeated. */
export async function moveBookingMeeting({ bookingId }: { bookingId: string }): Promise<void> {
  const booking = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
  if (booking.status !== 'confirmed' || booking.bookingType !== 'online') return;
  const { startsAt, endsAt } = booking;
  await moveMeeting({ eventId: meetingEventId(bookingId), startsAt, endsAt });
}
