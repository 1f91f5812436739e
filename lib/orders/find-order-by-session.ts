import 'server-only';
import { appointmentEntry } from '@/lib/agenda/booking-invitation';
import { type CalendarEntry, googleCalendarLink, outlookCalendarLink } from '@/lib/agenda/calendar/web-calendar-links';
import type { Booking, Order } from '@/lib/generated/prisma/client';
import { downloadAction, downloadKey } from '@/lib/orders/deliverables/download-link';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { appointmentMode } from '@/lib/shared/appointment-mode';
import { madridDate, madridTime } from '@/lib/shared/madrid-time';
import type { OrderView } from './contract';
import { type Delivery, deliveryOf, downloadsToShow } from './delivery/delivery-of';
import { isOpenBySession } from './open-by-session';
import { orderPath } from './order-page/order-link';

type Claim = Pick<Booking, 'status' | 'expiresAt'>;

export async function findOrderBySession(stripeSessionId: string, now: Date): Promise<OrderView | null> {
  const found = await db().order.findUnique({
    where: { stripeSessionId },
    select: {
      id: true,
      totalAmount: true,
      currency: true,
      paymentStatus: true,
      status: true,
      webhookProcessed: true,
      attentionReason: true,
      customerName: true,
      customerEmail: true,
      checkoutUrl: true,
      checkoutExpiresAt: true,
      paidAt: true,
      linkVersion: true,
      product: { select: { name: true, description: true, delivered: true, deliveryDays: true, followUpDays: true } },
      downloads: downloadsToShow,
      // The latest booking counts: an hour claimed again is a new row.
      bookings: {
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: {
          status: true,
          expiresAt: true,
          startsAt: true,
          endsAt: true,
          duration: true,
          bookingType: true,
          googleMeetLink: true,
        },
      },
    },
  });
  if (!found) return null;
  const {
    product,
    bookings,
    customerName,
    customerEmail,
    checkoutUrl,
    checkoutExpiresAt,
    paidAt,
    linkVersion,
    downloads,
    attentionReason,
    ...order
  } = found;
  const [booking = null] = bookings;
  const { name, description } = product;
  const isPersonal = isOpenBySession({ paidAt, linkVersion }, now);
  return {
    order,
    product: { name, description },
    isPersonal,
    manageUrl: isPersonal && order.status === 'confirmed' ? orderPath({ id: order.id, linkVersion }) : null,
    delivery: viewOf(
      deliveryOf(
        { status: order.status, paidAt, product, downloads: isPersonal ? downloads : [], booking },
        await readLocalHolidays(),
      ),
      linkVersion,
    ),
    openPayment: openPayment({ ...order, checkoutUrl, checkoutExpiresAt, attentionReason }, booking, now),
    booking: booking && {
      bookingDate: madridDate(booking.startsAt),
      bookingTime: madridTime(booking.startsAt),
      duration: booking.duration,
      bookingType: appointmentMode(booking.bookingType),
      customerName: isPersonal ? customerName : null,
      customerEmail: isPersonal ? customerEmail : null,
      googleMeetLink: isPersonal ? booking.googleMeetLink : null,
      calendarLinks:
        isPersonal && booking.status === 'confirmed' ? calendarLinks(appointmentEntry(name, booking)) : null,
    },
  };
}

/** Null unless paying now is safe: no payment has come or is under way, the session lasts, and the hour is kept for it. */
function openPayment(
  order: Pick<Order, 'status' | 'paymentStatus' | 'attentionReason' | 'checkoutUrl' | 'checkoutExpiresAt'>,
  claim: Claim | null,
  now: Date,
): OrderView['openPayment'] {
  const { checkoutUrl, checkoutExpiresAt } = order;
  const isUnpaid = order.status === 'pending' && order.paymentStatus === 'unpaid' && order.attentionReason === null;
  const isOpen = isUnpaid && checkoutExpiresAt > now;
  const isKept = claim === null || (claim.status === 'pending' && claim.expiresAt !== null && claim.expiresAt > now);
  return checkoutUrl && isOpen && isKept ? { checkoutUrl, expiresAt: checkoutExpiresAt.toISOString() } : null;
}

function calendarLinks(entry: CalendarEntry) {
  return { google: googleCalendarLink(entry), outlook: outlookCalendarLink(entry) };
}

function viewOf(delivery: Delivery | null, linkVersion: number): OrderView['delivery'] {
  if (!delivery) return null;
  const files = delivery.files.map(({ title, ...file }) => ({
    title,
    action: downloadAction(downloadKey({ ...file, linkVersion })),
  }));
  return { files, later: delivery.later };
}
