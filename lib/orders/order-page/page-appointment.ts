import { addHours } from 'date-fns';
import type { Booking, Order } from '@/lib/generated/prisma/client';
import { chooseAgainUntil, LAST_MOVE_HOURS, MOST_CHOICES, MOST_MOVES } from '../appointment/rules';
import { HOUR_LOST } from '../attention-reason';

type Hour = {
  startsAt: Date;
  endsAt: Date;
  /** Minutes. */
  duration: number;
  mode: 'online' | 'in-person';
};

export type PageAppointment =
  /** The product has none. */
  | { state: 'none' }
  | (Hour & {
      state: 'coming';
      bookingId: string;
      meetLink: string | null;
      movesLeft: number;
      /** Null once it begins too soon, was moved too often, or the contract is withdrawn from. */
      moveUntil: Date | null;
      /** False while a statement of withdrawal waits. */
      mayCancel: boolean;
    })
  | (Hour & { state: 'begun'; meetLink: string | null })
  | (Hour & { state: 'over'; meetLink: string | null })
  /** `lost`: its hour was gone before the payment. */
  | { state: 'cancelled' | 'lost'; duration: number; chooseUntil: Date | null };

type PageBooking = Pick<
  Booking,
  'id' | 'status' | 'startsAt' | 'endsAt' | 'duration' | 'bookingType' | 'googleMeetLink' | 'changes' | 'confirmedAt'
>;

type Purchase = Pick<Order, 'status' | 'attentionReason'> & {
  paidAt: Date;
  /** The latest first. */
  bookings: readonly PageBooking[];
};

/** How the appointment of a paid order stands, and what its buyer can do with it. */
export function pageAppointment(order: Purchase, isWithdrawn: boolean, now: Date): PageAppointment {
  const booking = order.bookings.find(({ status }) => status === 'confirmed');
  if (booking) return appointedHour(booking, isWithdrawn, now);
  const [latest] = order.bookings;
  if (!latest) return { state: 'none' };
  const choices = order.bookings.filter(({ confirmedAt }) => confirmedAt !== null).length;
  const until = isWithdrawn || choices >= MOST_CHOICES ? null : chooseAgainUntil(order);
  return {
    state: order.attentionReason === HOUR_LOST ? 'lost' : 'cancelled',
    duration: latest.duration,
    chooseUntil: until && until > now ? until : null,
  };
}

function appointedHour(booking: PageBooking, isWithdrawn: boolean, now: Date): PageAppointment {
  const { id: bookingId, startsAt, endsAt, duration, changes, googleMeetLink } = booking;
  const mode: Hour['mode'] = booking.bookingType === 'in-person' ? 'in-person' : 'online';
  const hour = { startsAt, endsAt, duration, mode };
  const meetLink = googleMeetLink;
  if (endsAt <= now) return { ...hour, state: 'over', meetLink };
  if (startsAt <= now) return { ...hour, state: 'begun', meetLink };
  const movesLeft = Math.max(0, MOST_MOVES - changes);
  const lastMove = addHours(startsAt, -LAST_MOVE_HOURS);
  const moveUntil = movesLeft > 0 && now < lastMove && !isWithdrawn ? lastMove : null;
  const mayCancel = !isWithdrawn;
  return { ...hour, state: 'coming', bookingId, meetLink, movesLeft, moveUntil, mayCancel };
}
