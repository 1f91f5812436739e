import 'server-only';
import { addHours, subDays } from 'date-fns';
import { bookingOfToken, chooseAgainPath, chooserOf, hourKey, OFFER_DAYS } from '@/lib/agenda/appointments/link';
import { appointmentFile, type Invited } from '@/lib/agenda/booking-invitation';
import { FIRST_CONSULTATION_NAME } from '@/lib/agenda/first-consultation-name';
import { LIVE_STATUSES } from '@/lib/agenda/live-statuses';
import type { Booking } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { LAST_CHANGE_HOURS, MOST_CHANGES } from './rules';

type ChosenHour = { startsAt: Date; endsAt: Date };

/** What the page of an offer shows. `kept`: an hour that waits for its confirmation until `expiresAt`. */
export type Offer =
  | { state: 'gone' }
  | { state: 'confirmed' | 'over' }
  | { state: 'open'; chosenBy: 'consultation' | 'tab'; kept: (ChosenHour & { expiresAt: Date }) | null };

/** Of the key of a consultation's sender or of a tab. */
export async function findOffer(key: string, now: Date): Promise<Offer> {
  const chooser = chooserOf(key);
  if (!chooser) return { state: 'gone' };
  if ('tabHashes' in chooser) {
    const where = { holdTokenHash: { in: chooser.tabHashes }, status: { in: [...LIVE_STATUSES] } };
    return offerOf(await db().booking.findFirst({ where }), 'tab', now);
  }
  const consultation = await db().consultation.findFirst({
    where: { id: chooser.consultationId, createdAt: { gt: subDays(now, OFFER_DAYS) } },
    select: { bookings: { where: { status: { in: [...LIVE_STATUSES] } } } },
  });
  return consultation ? offerOf(consultation.bookings[0] ?? null, 'consultation', now) : { state: 'gone' };
}

function offerOf(live: Booking | null, chosenBy: 'consultation' | 'tab', now: Date): Offer {
  if (live?.status === 'confirmed') return { state: live.endsAt > now ? 'confirmed' : 'over' };
  if (!live?.expiresAt || live.expiresAt <= now) return { state: 'open', chosenBy, kept: null };
  const { startsAt, endsAt, expiresAt } = live;
  return { state: 'open', chosenBy, kept: { startsAt, endsAt, expiresAt } };
}

/** What the page of an appointment shows. */
export type FirstConsultation =
  | { state: 'gone' }
  /** `again`: where another hour can be chosen. */
  | { state: 'expired' | 'cancelled'; again: string }
  | (ChosenHour & { state: 'unconfirmed'; mode: string | null; expiresAt: Date })
  | (ChosenHour & {
      state: 'confirmed';
      bookingId: string;
      mode: string | null;
      meetLink: string | null;
      /** Binds a consultation that is sent now; null once there is one. */
      hourKey: string | null;
      /** How often it may still be moved now. */
      changesLeft: number;
    })
  | { state: 'over' };

export async function findFirstConsultation(token: string, now: Date): Promise<FirstConsultation> {
  const booking = await bookingOfToken(db(), token);
  return booking ? viewOf(booking, now) : { state: 'gone' };
}

function viewOf(booking: Booking, now: Date): FirstConsultation {
  const { status, startsAt, endsAt, expiresAt, bookingType: mode, googleMeetLink: meetLink } = booking;
  const again = chooseAgainPath(booking);
  if (status === 'cancelled' || status === 'released') return { state: 'cancelled', again };
  if (status === 'confirmed') {
    if (endsAt <= now) return { state: 'over' };
    const inTime = startsAt > addHours(now, LAST_CHANGE_HOURS);
    const changesLeft = inTime ? MOST_CHANGES - booking.changes : 0;
    const key = booking.consultationId ? null : hourKey(booking.id);
    return { state: 'confirmed', bookingId: booking.id, startsAt, endsAt, mode, meetLink, hourKey: key, changesLeft };
  }
  if (!expiresAt || expiresAt <= now || startsAt <= now) return { state: 'expired', again };
  return { state: 'unconfirmed', startsAt, endsAt, mode, expiresAt };
}

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
