import 'server-only';
import { db } from '@/lib/db';
import { downloadAction, downloadKey } from '@/lib/deliverables/download-link';
import { madridDate, madridTime } from '@/lib/madrid-time';
import type { OrderView } from './contract';
import { type Delivery, deliveryOf, downloadsToShow } from './delivery-of';

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
      paidAt: true,
      product: { select: { name: true, description: true, delivered: true, deliveryDays: true } },
      downloads: downloadsToShow,
      // The latest booking counts: an hour claimed again is a new row.
      bookings: {
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { startsAt: true, endsAt: true, duration: true, bookingType: true, googleMeetLink: true },
      },
    },
  });
  if (!found) return null;
  const { product, bookings, customerName, customerEmail, paidAt, downloads, ...order } = found;
  const [booking] = bookings;
  const { name, description } = product;
  return {
    order,
    product: { name, description },
    delivery: viewOf(deliveryOf({ status: order.status, paidAt, product, downloads, booking: booking ?? null })),
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

function viewOf(delivery: Delivery | null): OrderView['delivery'] {
  if (!delivery) return null;
  const files = delivery.files.map(({ downloadId, title }) => ({
    title,
    action: downloadAction(downloadKey(downloadId)),
  }));
  return { files, later: delivery.later };
}
