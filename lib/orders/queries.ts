import 'server-only';
import { db } from '@/lib/db';
import { madridDate, madridTime } from '@/lib/madrid-time';
import type { OrderView } from './contract';

export async function findOrderBySession(stripeSessionId: string): Promise<OrderView | null> {
  const found = await db().order.findUnique({
    where: { stripeSessionId },
    select: {
      id: true,
      totalAmount: true,
      currency: true,
      paymentStatus: true,
      status: true,
      webhookProcessed: true,
      customerName: true,
      customerEmail: true,
      product: { select: { name: true, description: true } },
      // The latest booking counts: an hour claimed again is a new row.
      bookings: {
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { startsAt: true, duration: true, bookingType: true, googleMeetLink: true },
      },
    },
  });
  if (!found) return null;
  const { product, bookings, customerName, customerEmail, ...order } = found;
  const [booking] = bookings;
  return {
    order,
    product,
    booking: booking
      ? {
          bookingDate: madridDate(booking.startsAt),
          bookingTime: madridTime(booking.startsAt),
          duration: booking.duration,
          bookingType: booking.bookingType === 'in-person' ? 'in-person' : 'online',
          customerName,
          customerEmail,
          googleMeetLink: booking.googleMeetLink,
        }
      : null,
  };
}
