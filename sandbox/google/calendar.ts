import { randomUUID } from 'node:crypto';
import type { calendar_v3 } from '@googleapis/calendar';
import { z } from 'zod';
import { meetCode } from '../ids';
import type { MeetingRecord } from '../records';
import type { Sandbox } from '../sandbox';
import { GoogleRefusal } from './errors';

type CalendarEvent = calendar_v3.Schema$Event;
type Organizer = { email: string; self?: boolean };
/** `organizer`: of an invitation, which arrives by itself; who inserts an event organises it. */
type Writing = { calendarId: string; conferenceDataVersion: number; organizer?: Organizer | undefined };

const moment = z.object({
  date: z.iso.date().nullish(),
  dateTime: z.iso.datetime({ offset: true, local: true }).nullish(),
  timeZone: z.string().nullish(),
});

/** The fields that the calendar reads; all others are stored unchanged. */
const eventBody = z.looseObject({
  id: z.string().nullish(),
  start: moment.nullish(),
  end: moment.nullish(),
  conferenceData: z
    .looseObject({
      createRequest: z.object({
        requestId: z.string().min(1),
        conferenceSolutionKey: z.object({ type: z.string() }).optional(),
      }),
    })
    .nullish(),
});

/** Owner of the refresh token. */
const OWNER = 'agenda@sandbox.invalid';

export function insertEvent(sandbox: Sandbox, given: unknown, writing: Writing): CalendarEvent {
  const { conferenceData, ...body } = read(given);
  const id = body.id ?? randomUUID().replaceAll('-', '');
  if (!/^[a-v0-9]{5,1024}$/.test(id)) throw new GoogleRefusal(400, 'invalid', 'Invalid resource id value.');
  // The id of a deleted event stays taken.
  if (find(sandbox, writing.calendarId, id)) {
    throw new GoogleRefusal(409, 'duplicate', 'The requested identifier already exists.');
  }
  const now = new Date(sandbox.now()).toISOString();
  const event = {
    status: 'confirmed',
    ...body,
    kind: 'calendar#event',
    etag: `"${sandbox.now()}"`,
    id,
    htmlLink: `https://www.google.com/calendar/event?eid=${Buffer.from(`${id} ${OWNER}`).toString('base64url')}`,
    created: now,
    updated: now,
    creator: { email: OWNER, self: true },
    organizer: writing.organizer ?? { email: OWNER, self: true },
    iCalUID: `${id}@google.com`,
    sequence: 0,
    eventType: 'default',
    ...conference(conferenceData, writing.conferenceDataVersion),
  };
  return keep(sandbox, { calendarId: writing.calendarId, deleted: false, event });
}

/** As at Google, a deleted event is still found; its status is "cancelled". */
export function getEvent(sandbox: Sandbox, calendarId: string, id: string): CalendarEvent {
  return existing(sandbox, calendarId, id).event;
}

export function changeEvent(sandbox: Sandbox, id: string, given: unknown, writing: Writing): CalendarEvent {
  const meeting = existing(sandbox, writing.calendarId, id);
  const changes = z.looseObject({}).parse(given ?? {});
  const { conferenceData, ...body } = read({ ...meeting.event, ...changes, conferenceData: changes.conferenceData });
  const event = {
    ...meeting.event,
    ...body,
    id,
    etag: `"${sandbox.now()}"`,
    updated: new Date(sandbox.now()).toISOString(),
    sequence: (meeting.event.sequence ?? 0) + 1,
    ...conference(conferenceData, writing.conferenceDataVersion),
  };
  return keep(sandbox, { ...meeting, deleted: event.status === 'cancelled', event });
}

export function deleteEvent(sandbox: Sandbox, calendarId: string, id: string): void {
  const meeting = existing(sandbox, calendarId, id);
  if (meeting.deleted) throw new GoogleRefusal(410, 'deleted', 'Resource has been deleted');
  const updated = new Date(sandbox.now()).toISOString();
  keep(sandbox, { ...meeting, deleted: true, event: { ...meeting.event, status: 'cancelled', updated } });
}

type Listing = {
  timeMin?: string;
  timeMax?: string;
  showDeleted: boolean;
  iCalUID?: string;
  maxResults: number;
  /** What its page token says: how many came before. */
  first: number;
};

export function listEvents(sandbox: Sandbox, calendarId: string, listing: Listing): calendar_v3.Schema$Events {
  const found = sandbox.state
    .all('meetings')
    .filter((meeting) => meeting.calendarId === calendarId && (listing.showDeleted || !meeting.deleted))
    .map(({ event }) => event)
    .filter((event) => !listing.iCalUID || event.iCalUID === listing.iCalUID)
    .filter((event) => !listing.timeMin || instant(event.end) > Date.parse(listing.timeMin))
    .filter((event) => !listing.timeMax || instant(event.start) < Date.parse(listing.timeMax))
    .sort((one, other) => instant(one.start) - instant(other.start));
  const next = listing.first + listing.maxResults;
  return {
    kind: 'calendar#events',
    etag: `"${sandbox.now()}"`,
    summary: OWNER,
    updated: new Date(sandbox.now()).toISOString(),
    timeZone: 'Europe/Madrid',
    accessRole: 'owner',
    defaultReminders: [],
    items: found.slice(listing.first, next),
    ...(next < found.length && { nextPageToken: String(next) }),
  };
}

function instant(moment: calendar_v3.Schema$EventDateTime | undefined): number {
  return Date.parse(moment?.dateTime ?? moment?.date ?? '');
}

type EventBody = z.output<typeof eventBody>;

function read(given: unknown) {
  const result = eventBody.safeParse(given);
  if (!result.success) throw new GoogleRefusal(400, 'invalid', 'Invalid value');
  const { start, end } = result.data;
  if (!start?.dateTime && !start?.date) throw new GoogleRefusal(400, 'required', 'Missing start time.');
  if (!end?.dateTime && !end?.date) throw new GoogleRefusal(400, 'required', 'Missing end time.');
  if (instant(end) <= instant(start)) {
    throw new GoogleRefusal(400, 'timeRangeEmpty', 'The specified time range is empty.');
  }
  return { ...result.data, start, end };
}

/** A Meet link, if the request contains one and declares a conferenceDataVersion. */
function conference(
  asked: EventBody['conferenceData'],
  version: number,
): Pick<CalendarEvent, 'conferenceData' | 'hangoutLink'> {
  const request = asked?.createRequest;
  if (version < 1 || !request) return {};
  const type = request.conferenceSolutionKey?.type ?? 'hangoutsMeet';
  if (type !== 'hangoutsMeet') throw new GoogleRefusal(400, 'invalid', 'Invalid conference type value.');
  const code = meetCode();
  const uri = `https://meet.google.com/${code}`;
  return {
    hangoutLink: uri,
    conferenceData: {
      createRequest: {
        requestId: request.requestId,
        conferenceSolutionKey: { type },
        status: { statusCode: 'success' },
      },
      entryPoints: [{ entryPointType: 'video', uri, label: `meet.google.com/${code}` }],
      conferenceSolution: {
        key: { type },
        name: 'Google Meet',
        iconUri:
          'https://fonts.gstatic.com/s/i/productlogos/meet_2020q4/v6/web-512dp/logo_meet_2020q4_color_2x_web_512dp.png',
      },
      conferenceId: code,
    },
  };
}

function find(sandbox: Sandbox, calendarId: string, id: string): MeetingRecord | undefined {
  return sandbox.state.get('meetings', `${calendarId}/${id}`);
}

function existing(sandbox: Sandbox, calendarId: string, id: string): MeetingRecord {
  const meeting = find(sandbox, calendarId, id);
  if (!meeting) throw new GoogleRefusal(404, 'notFound', 'Not Found');
  return meeting;
}

function keep(sandbox: Sandbox, meeting: MeetingRecord): CalendarEvent {
  sandbox.state.put('meetings', `${meeting.calendarId}/${meeting.event.id}`, meeting);
  return meeting.event;
}
