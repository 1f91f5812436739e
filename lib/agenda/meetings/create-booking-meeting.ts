import 'server-only';
import { cancelMeeting, createMeeting, meetingEventId } from '@/lib/agenda/calendar/meeting';
import { type Db, db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { meetingText } from './meeting-text';

/** Idempotent. Sends the waiting confirmation at once. A booking that is cancelled or deleted meanwhile keeps no meeting. */
export async function createBookingMeeting({ bookingId }: { bookingId: string }): Promise<void> {
  const booking = await db().booking.findUnique({
    where: { id: bookingId },
    include: { product: { select: { name: true } } },
  });
  if (booking?.bookingType !== 'online' || booking.googleMeetLink) return;
  if (booking.status !== 'confirmed') return cancelMeeting(meetingEventId(bookingId));

  const meeting = await createMeeting({
    id: bookingId,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    ...meetingText(booking),
  });
  if (!(await storeMeeting(bookingId, meeting))) await cancelMeeting(meeting.eventId);
}

function storeMeeting(bookingId: string, meeting: { eventId: string; meetLink: string }): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const [booking] = await tx.booking.updateManyAndReturn({
      where: { id: bookingId, status: 'confirmed' },
      data: { googleEventId: meeting.eventId, googleMeetLink: meeting.meetLink },
      select: { orderId: true },
    });
    if (!booking) return false;
    await sendConfirmationNow(tx, bookingId, booking.orderId);
    return true;
  });
}

/** Only purchases have orders; a block has no meeting. */
async function sendConfirmationNow(tx: Db, bookingId: string, orderId: string | null): Promise<void> {
  if (orderId) {
    const jobKey = `confirmation:${orderId}`;
    return enqueue(tx, 'send-order-email', { orderId, email: 'confirmation' }, { jobKey });
  }
  const jobKey = `first-consultation:${bookingId}`;
  await enqueue(tx, 'send-first-consultation-email', { bookingId, email: 'confirmation' }, { jobKey });
}
