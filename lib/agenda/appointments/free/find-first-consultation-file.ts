import 'server-only';
import { appointmentFile, type Invited } from '@/lib/agenda/booking-invitation';
import { FIRST_CONSULTATION_NAME } from '@/lib/agenda/first-consultation-name';
import type { Booking } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { bookingOfToken } from './appointment-link';

/** The confirmed appointment of a link as a calendar file; null once it is over, or for a link of none. */
export async function findFirstConsultationFile(token: string, now: Date): Promise<string | null> {
  const booking = await bookingOfToken(db(), token);
  if (booking?.status !== 'confirmed' || booking.endsAt <= now) return null;
  const { confirmedAt, customerName: name, customerEmail: email } = booking;
  if (!confirmedAt || !name || !email) return null;
  return appointmentFile(invitationVersion({ ...booking, confirmedAt, visitor: { name, email } }, 'PUBLISH'));
}

type Confirmed = Invited['booking'] &
  Pick<Booking, 'changes'> & { confirmedAt: Date; visitor: { name: string; email: string } };

/** Each change, and the link after it, is a later version of one appointment; its end is the last. A downloaded file has the number of the e-mail's invitation with the same contents. */
export function invitationVersion(booking: Confirmed, method: Invited['method']): Invited {
  const { changes, confirmedAt, googleMeetLink, visitor } = booking;
  const version = method === 'CANCEL' ? 2 : Number(googleMeetLink !== null);
  return {
    booking,
    title: FIRST_CONSULTATION_NAME,
    method,
    sequence: 2 * changes + version,
    stampedAt: confirmedAt,
    attendee: visitor,
  };
}
