import { addMonths } from 'date-fns';
import type { ConfirmedStanding } from '@/emails/orders/confirmation-steps';
import type { Booking, Order } from '@/lib/generated/prisma/client';
import { APPOINTMENT_UNKNOWN, isHourLost } from '../attention-reason';

/** Of an order, by oneself; after that a person finds the hour, and sees why it moves so often. */
export const MOST_MOVES = 3;
/** Bookings that replace a cancelled one; after that a person finds the hour, for the same reason. */
export const MOST_CHOICES = 3;
/** Before the start: later than that the adviser has prepared it. */
export const LAST_MOVE_HOURS = 2;
/** From the payment on, in which a buyer without appointment may choose another hour. */
export const CHOOSE_AGAIN_MONTHS = 12;

type Purchase = Pick<Order, 'status' | 'attentionReason'> & { paidAt: Date };

/** Until when the buyer of an order without a live appointment may choose an hour; null if it is not for the buyer to choose. */
export function chooseAgainUntil(order: Purchase): Date | null {
  const isOpen = order.status === 'confirmed' || isHourLost(order);
  return isOpen ? addMonths(order.paidAt, CHOOSE_AGAIN_MONTHS) : null;
}

export function mayChooseAgain(order: Purchase, now: Date): boolean {
  const until = chooseAgainUntil(order);
  return until !== null && now < until;
}

/** Also one that was rebuilt without its appointment, and after the months. */
export function mayStaffChoose(order: Pick<Order, 'status' | 'attentionReason'>): boolean {
  const isUnknown = order.status === 'needs_attention' && order.attentionReason === APPOINTMENT_UNKNOWN;
  return order.status === 'confirmed' || isHourLost(order) || isUnknown;
}

type Standing = {
  bookings: readonly Pick<Booking, 'status'>[];
  /** Registered and executed: one that waits may be a stranger's and changes nothing yet. */
  withdrawals: readonly object[];
};

/** What the confirmation of an order has to tell: it waits for a minute, in which its buyer may cancel or withdraw. */
export function confirmedStanding({ bookings, withdrawals }: Standing): ConfirmedStanding {
  if (withdrawals.length > 0) return 'withdrawn';
  const hasHour = bookings.some(({ status }) => status === 'confirmed');
  return bookings.length > 0 && !hasHour ? 'without-hour' : 'confirmed';
}
