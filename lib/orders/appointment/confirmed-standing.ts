import type { ConfirmedStanding } from '@/emails/orders/confirmation-steps';
import type { Booking } from '@/lib/generated/prisma/client';

type Purchase = {
  bookings: readonly Pick<Booking, 'status'>[];
  /** Registered and executed: one that waits may be a stranger's and changes nothing yet. */
  withdrawals: readonly object[];
};

/** What the confirmation of an order has to tell: it waits for a minute, in which its buyer may cancel or withdraw. */
export function confirmedStanding({ bookings, withdrawals }: Purchase): ConfirmedStanding {
  if (withdrawals.length > 0) return 'withdrawn';
  const hasHour = bookings.some(({ status }) => status === 'confirmed');
  return bookings.length > 0 && !hasHour ? 'without-hour' : 'confirmed';
}
