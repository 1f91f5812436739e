import 'server-only';
import { addHours, subDays } from 'date-fns';
import { bookingOfferPath, consultationOfOffer, OFFER_DAYS } from '@/lib/consultations/booking-offer';
import { db } from '@/lib/db';
import type { Booking } from '@/lib/generated/prisma/client';
import { LIVE_STATUSES } from '@/lib/scheduling/live-statuses';
import { bookingOfToken } from './appointment-link';
import { LAST_CHANGE_HOURS, MOST_CHANGES } from './rules';

type ChosenHour = { startsAt: Date; endsAt: Date };

/** What the page of an offer shows. `kept`: an hour that waits for its confirmation until `expiresAt`. */
export type Offer =
  | { state: 'gone' }
  | { state: 'confirmed' | 'over' }
  | { state: 'open'; kept: (ChosenHour & { expiresAt: Date }) | null };

export async function findOffer(offer: string, now: Date): Promise<Offer> {
  const id = consultationOfOffer(offer);
  const consultation =
    id &&
    (await db().consultation.findFirst({
      where: { id, createdAt: { gt: subDays(now, OFFER_DAYS) } },
      select: { bookings: { where: { status: { in: [...LIVE_STATUSES] } } } },
    }));
  if (!consultation) return { state: 'gone' };
  const [booking] = consultation.bookings;
  if (booking?.status === 'confirmed') return { state: booking.endsAt > now ? 'confirmed' : 'over' };
  if (!booking?.expiresAt || booking.expiresAt <= now) return { state: 'open', kept: null };
  const { startsAt, endsAt, expiresAt } = booking;
  return { state: 'open', kept: { startsAt, endsAt, expiresAt } };
}

/** What the page of an appointment shows. */
export type FirstConsultation =
  | { state: 'gone' }
  /** `again`: where another hour can be chosen, while the offer lasts. */
  | { state: 'expired' | 'cancelled'; again: string | null }
  | (ChosenHour & { state: 'unconfirmed'; mode: string | null; expiresAt: Date })
  | (ChosenHour & {
      state: 'confirmed';
      mode: string | null;
      meetLink: string | null;
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
  const again = booking.consultationId && bookingOfferPath(booking.consultationId);
  if (status === 'cancelled' || status === 'released') return { state: 'cancelled', again };
  if (status === 'confirmed') {
    if (endsAt <= now) return { state: 'over' };
    const inTime = startsAt > addHours(now, LAST_CHANGE_HOURS);
    const changesLeft = inTime ? MOST_CHANGES - booking.changes : 0;
    return { state: 'confirmed', startsAt, endsAt, mode, meetLink, changesLeft };
  }
  if (!expiresAt || expiresAt <= now || startsAt <= now) return { state: 'expired', again };
  return { state: 'unconfirmed', startsAt, endsAt, mode, expiresAt };
}
