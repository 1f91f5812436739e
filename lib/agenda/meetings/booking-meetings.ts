import 'server-only';
import { CalendarFault } from '@/lib/agenda/calendar/client';
import {
  cancelMeeting,
  createMeeting,
  describeMeeting,
  meetingEventId,
  moveMeeting,
} from '@/lib/agenda/calendar/meeting';
import type { Booking } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { enqueueJobs } from '@/lib/server/jobs/enqueue';
import { hostNames } from '@/lib/shared/business/host-names';
import { hosts } from '@/lib/shared/business/hosts';
import { FIRST_CONSULTATION_NAME } from '../first-consultation-name';
import { confirmation } from './meeting-change';

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
    await enqueueJobs(tx, [confirmation({ booking: { id: bookingId }, orderId: booking.orderId })]);
    return true;
  });
}

type Told = Pick<Booking, 'customerName' | 'customerEmail' | 'customerPhone' | 'notes'> & {
  product: { name: string } | null;
};

/** What the event in the firm's calendar says of an appointment. */
export function meetingText({ product, customerName, customerEmail, customerPhone, notes }: Told) {
  const host = hostNames(hosts);
  return {
    summary: `${product?.name ?? FIRST_CONSULTATION_NAME} · ${customerName}`,
    description: [host && `Atiende: ${host}`, customerEmail, customerPhone, notes].filter(Boolean).join('\n'),
  };
}

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

/** After its client has corrected or deleted what the event says of them. One that is not made yet is made with what is known then. */
export async function describeBookingMeeting({ bookingId }: { bookingId: string }): Promise<void> {
  const booking = await db().booking.findUnique({
    where: { id: bookingId },
    include: { product: { select: { name: true } } },
  });
  if (booking?.status !== 'confirmed' || !booking.googleEventId) return;
  await describeMeeting({ eventId: meetingEventId(bookingId), ...meetingText(booking) });
}

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
