import { createEvent, type EventAttributes } from 'ics';

const MAX_LINE_OCTETS = 75;

type Person = { name: string; email: string };

export type Invitation = {
  /** PUBLISH is a file that a person adds: RFC 5546 gives it no attendee. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** Identifies the appointment in every version of its invitation. */
  uid: string;
  /** Calendars keep the version with the highest number. */
  sequence: number;
  stampedAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  organizer: Person;
  attendee: Person;
};

/** RFC 5545, in UTC so that no calendar needs Madrid's clock changes. Throws for an invalid address. */
export function invitation(details: Invitation): string {
  const cancelled = details.method === 'CANCEL';
  const event: EventAttributes & { timestamp: number } = {
    productId: '-//El Sofa Del Dinero//Citas//ES',
    method: details.method,
    uid: details.uid,
    sequence: details.sequence,
    timestamp: details.stampedAt.getTime(),
    start: details.startsAt.getTime(),
    startOutputType: 'utc',
    end: details.endsAt.getTime(),
    endOutputType: 'utc',
    title: details.summary,
    description: details.description,
    location: details.location,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: cancelled ? 'FREE' : 'BUSY',
    organizer: { ...details.organizer, name: quotable(details.organizer.name) },
    attendees:
      details.method === 'PUBLISH' ? [] : [{ ...details.attendee, name: quotable(details.attendee.name), rsvp: false }],
    // The library does not escape the alarm's text: no comma, semicolon or line break.
    alarms: cancelled
      ? []
      : [{ action: 'display', description: 'Tu cita es en una hora', trigger: { hours: 1, before: true } }],
  };
  const { error, value } = createEvent(event);
  if (error || value === null) throw new Error('The invitation could not be written', { cause: error });
  return fold(value);
}

/** RFC 5545 has no escape for a double quote in a parameter value. */
function quotable(name: string): string {
  return name.replaceAll('"', "'");
}

/** RFC 5545, 3.1: lines of 75 octets (the library counts characters), without splitting a character. */
function fold(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      const parts: string[] = [];
      let part = '';
      for (const character of line) {
        if (Buffer.byteLength(part + character) > MAX_LINE_OCTETS) {
          parts.push(part);
          part = ' ';
        }
        part += character;
      }
      return [...parts, part].join('\r\n');
    })
    .join('\r\n');
}
