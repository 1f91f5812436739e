import 'server-only';
import { cancelMeeting } from '@/lib/calendar/cancel-meeting';
import { meetingEventId } from '@/lib/calendar/meeting-event-id';
import { db } from '@/lib/db';

/** Deletes the event of an appointment that was deleted with everything of its visitor: it names them. */
export async function forgetBookingMeeting({ bookingId }: { bookingId: string }): Promise<void> {
  if (await db().booking.findUnique({ where: { id: bookingId }, select: { id: true } })) return;
  await cancelMeeting(meetingEventId(bookingId));
}
