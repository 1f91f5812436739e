import 'server-only';
import { appointmentFile } from '@/lib/agenda/booking-invitation';
import { db } from '@/lib/server/db';
import { bookingOfToken } from './appointment-link';
import { invitationVersion } from './invitation-version';

/** The confirmed appointment of a link as a calendar file; null once it is over, or for a link of none. */
export async function findFirstConsultationFile(token: string, now: Date): Promise<string | null> {
  const booking = await bookingOfToken(db(), token);
  if (booking?.status !== 'confirmed' || booking.endsAt <= now) return null;
  const { confirmedAt, customerName: name, customerEmail: email } = booking;
  if (!confirmedAt || !name || !email) return null;
  return appointmentFile(invitationVersion({ ...booking, confirmedAt, visitor: { name, email } }, 'PUBLISH'));
}
