import type { Appointment } from '@/emails/shared/appointment';
import { type Invitation, invitation } from '@/lib/agenda/calendar/invitation';
import type { CalendarEntry } from '@/lib/agenda/calendar/web-calendar-links';
import type { Booking } from '@/lib/generated/prisma/client';
import type { Attachment } from '@/lib/server/email/email-body';
import { appointmentMode } from '@/lib/shared/appointment-mode';
import { hostNames } from '@/lib/shared/business/host-names';
import { hosts } from '@/lib/shared/business/hosts';
import { site } from '@/lib/shared/site';

type Shown = Pick<Booking, 'startsAt' | 'endsAt' | 'bookingType' | 'googleMeetLink'>;

/** An appointment as every calendar shows it: in the e-mail's invitation, in the downloaded file and behind the links. */
export function appointmentEntry(title: string, booking: Shown): CalendarEntry {
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

type Appointed = Pick<Booking, 'id' | 'startsAt' | 'endsAt' | 'bookingType' | 'googleMeetLink'>;

export function appointmentOf(booking: Appointed & Pick<Booking, 'duration'>): Appointment {
  return {
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    duration: booking.duration,
    mode: appointmentMode(booking.bookingType),
    meetLink: booking.googleMeetLink,
  };
}

export type Invited = Pick<Invitation, 'method' | 'sequence' | 'stampedAt' | 'attendee'> & {
  booking: Appointed;
  /** The name of the service. */
  title: string;
};

/** One uid for each appointment: a calendar that has it from the e-mail and from the downloaded file keeps one entry. */
export function appointmentFile({ booking, title, ...version }: Invited): string {
  return invitation({
    ...appointmentEntry(title, booking),
    ...version,
    uid: `${booking.id}@${new URL(site.url).hostname}`,
    organizer: { name: site.name, email: site.contactEmail },
  });
}

/** Every byte depends on stored facts only: Resend refuses another body under the same idempotency key. */
export function bookingInvitation(invited: Invited): Attachment {
  return {
    filename: 'cita.ics',
    content: Buffer.from(appointmentFile(invited)),
    contentType: `text/calendar; method=${invited.method}; charset=utf-8`,
  };
}
