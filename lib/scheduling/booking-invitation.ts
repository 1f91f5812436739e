import type { Appointment } from '@/emails/appointment';
import { type Invitation, invitation } from '@/lib/calendar/invitation';
import type { Attachment } from '@/lib/email/email-body';
import type { Booking } from '@/lib/generated/prisma/client';
import { site } from '@/lib/site';

type Appointed = Pick<Booking, 'id' | 'startsAt' | 'endsAt' | 'duration' | 'bookingType' | 'googleMeetLink'>;

export function appointmentOf(booking: Appointed): Appointment {
  return {
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    duration: booking.duration,
    mode: booking.bookingType === 'in-person' ? 'in-person' : 'online',
    meetLink: booking.googleMeetLink,
  };
}

type Invited = Pick<Invitation, 'method' | 'sequence' | 'stampedAt' | 'attendee'> & {
  booking: Appointed;
  /** The name of the service. */
  title: string;
};

/** Every byte depends on stored facts only: Resend refuses another body under the same idempotency key. */
export function bookingInvitation({ booking, title, method, sequence, stampedAt, attendee }: Invited): Attachment {
  const { mode, meetLink } = appointmentOf(booking);
  const content = invitation({
    method,
    sequence,
    uid: `${booking.id}@${new URL(site.url).hostname}`,
    stampedAt,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    summary: `${title} · ${site.name}`,
    description: meetLink ? `Videollamada: ${meetLink}` : `¿Alguna duda? ${site.contactEmail}, ${site.phone}`,
    location: mode === 'in-person' ? site.officeAddress : (meetLink ?? 'Online'),
    organizer: { name: site.name, email: site.contactEmail },
    attendee,
  });
  return {
    filename: 'cita.ics',
    content: Buffer.from(content),
    contentType: `text/calendar; method=${method}; charset=utf-8`,
  };
}
