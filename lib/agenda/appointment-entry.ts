import type { CalendarEntry } from '@/lib/agenda/calendar/web-calendar-links';
import type { Booking } from '@/lib/generated/prisma/client';
import { appointmentMode } from '@/lib/shared/appointment-mode';
import { hostNames } from '@/lib/shared/business/host-names';
import { hosts } from '@/lib/shared/business/hosts';
import { site } from '@/lib/shared/site';

type Appointed = Pick<Booking, 'startsAt' | 'endsAt' | 'bookingType' | 'googleMeetLink'>;

/** An appointment as every calendar shows it: in the e-mail's invitation, in the downloaded file and behind the links. */
export function appointmentEntry(title: string, booking: Appointed): CalendarEntry {
  const { startsAt, endsAt, bookingType, googleMeetLink } = booking;
  const host = hostNames(hosts);
  const wayToUs = googleMeetLink
    ? `Videollamada: ${googleMeetLink}`
    : `¿Alguna duda? ${site.contactEmail}, ${site.phone}`;
  return {
    startsAt,
    endsAt,
    summary: `${title} · ${site.name}`,
    description: [host && `Te sientas con ${host}.`, wayToUs].filter(Boolean).join(' '),
    location: appointmentMode(bookingType) === 'in-person' ? site.officeAddress : (googleMeetLink ?? 'Online'),
  };
}
