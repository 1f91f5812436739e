import 'server-only';
import { type Invitation, invitation } from '@/lib/calendar/invitation';
import type { CalendarEntry } from '@/lib/calendar/web-calendar-links';
import type { Booking, Order } from '@/lib/generated/prisma/client';
import { site } from '@/lib/site';

type Purchase = Pick<Order, 'customerName' | 'customerEmail'> & { product: { name: string } };
type Appointment = Pick<Booking, 'startsAt' | 'endsAt' | 'bookingType' | 'googleMeetLink'>;

/** An appointment as every calendar shows it: in the e-mail's invitation, in the downloaded file and behind the links. */
export function appointmentEntry(productName: string, booking: Appointment): CalendarEntry {
  const { startsAt, endsAt, googleMeetLink } = booking;
  return {
    startsAt,
    endsAt,
    summary: `${productName} · ${site.name}`,
    description: googleMeetLink
      ? `Videollamada: ${googleMeetLink}`
      : `¿Alguna duda? ${site.contactEmail}, ${site.phone}`,
    location: booking.bookingType === 'in-person' ? site.officeAddress : (googleMeetLink ?? 'Online'),
  };
}

/** One uid for each appointment: a calendar that has it from the e-mail and from the file keeps one entry. */
export function appointmentFile(
  order: Purchase,
  booking: Appointment & Pick<Booking, 'id'>,
  { method, sequence, stampedAt }: Pick<Invitation, 'method' | 'sequence' | 'stampedAt'>,
): string {
  return invitation({
    ...appointmentEntry(order.product.name, booking),
    method,
    sequence,
    stampedAt,
    uid: `${booking.id}@${new URL(site.url).hostname}`,
    organizer: { name: site.name, email: site.contactEmail },
    attendee: { name: order.customerName, email: order.customerEmail },
  });
}
