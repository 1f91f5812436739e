import 'server-only';
import { CalendarFault } from '@/lib/agenda/calendar/client';
import { meetingEventId, moveMeeting } from '@/lib/agenda/calendar/meeting';
import { db } from '@/lib/server/db';
import { createBookingMeeting } from './create-booking-meeting';

/** Moves the meeting to the hour that its booking now has, and makes it where there is none yet. */
export async function moveBookingMeeting({ bookingId }: { bookingId: string }): Promise<void> {
  const booking = await db().booking.findUnique({ where: { id: bookingId } });
  if (booking?.status !== 'confirmed' || booking.bookingType !== 'online') return;
  const { startsAt, endsAt } = booking;
  const meeting = { eventId: meetingEventId(bookingId), startsAt, endsAt };
  if (await isMoved(meeting)) return;
  await createBookingMeeting({ bookingId });
  // A job that began before the move may have made it at the earlier hour.
  await moveMeeting(meeting);
}

async function isMoved(meeting: Parameters<typeof moveMeeting>[0]): Promise<boolean> {
  try {
    await moveMeeting(meeting);
    return true;
  } catch (fault) {
    if (fault instanceof CalendarFault && fault.status === 404) return false;
    throw fault;
  }
}
