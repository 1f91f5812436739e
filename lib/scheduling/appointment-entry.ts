import { appointmentMode } from '@/lib/appointment-mode';
import type { CalendarEntry } from '@/lib/calendar/web-calendar-links';
import type { Booking } from '@/lib/generated/prisma/client';
import { site } from '@/lib/site';

type Appointed = Pick<Booking, 'startsAt' | 'endsAt' | 'bookingType' | 'googleMeetLink'>;

/** An appointment as every calendar shows it: in the e-mail's invitation, in the downloaded file and behind the links. */
export function appointmentEntry(title: string, booking: Appointed): CalendarEntry {
  const { startsAt, endsAt, bookingType, googleMeetLink } = booking;
  return {
    startsAt,
    endsAt,
    summary: `${title} · ${site.name}`,
    description: googleMeetLink
      ? `Videollamada: ${googleMeetLink}`
      : `¿Alguna duda? ${site.contactEmail}, ${site.phone}`,
    location: appointmentMode(bookingType) === 'in-person' ? site.officeAddress : (googleMeetLink ?? 'Online'),
  };
}
