import 'server-only';
import { bookingInvitation } from '@/lib/agenda/booking-invitation';
import { SEQUENCES_PER_VERSION } from '@/lib/agenda/move-booking';
import type { Booking, Order } from '@/lib/generated/prisma/client';
import type { Attachment } from '@/lib/server/email/email-body';

type Cancelled = {
  order: Pick<Order, 'customerName' | 'customerEmail' | 'confirmationSentAt'> & { product: { name: string } };
  booking: Booking;
  stampedAt: Date;
};

/** Takes the appointment out of the buyer's calendar. None if no invitation was sent: there is nothing to take out. */
export function cancellationFile({ order, booking, stampedAt }: Cancelled): Attachment[] {
  // An hour that was chosen after the order's confirmation has an invitation of its own.
  const isInvited = booking.confirmedAt ? booking.confirmationSentAt : order.confirmationSentAt;
  if (!isInvited) return [];
  const file = bookingInvitation({
    booking,
    title: order.product.name,
    method: 'CANCEL',
    sequence: booking.icsSequence + SEQUENCES_PER_VERSION,
    stampedAt,
    attendee: { name: order.customerName, email: order.customerEmail },
  });
  return [file];
}
