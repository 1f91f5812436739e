import 'server-only';
import { randomUUID } from 'node:crypto';
import type { calendar_v3 } from '@googleapis/calendar';
import { serverEnv } from '@/lib/shared/env';
import { MADRID } from '@/lib/shared/madrid-time';
import { CalendarFault, callOptions, events, responseData } from './client';

/** Google's event ids are base32hex (0-9, a-v), which includes the digits of a UUID. */
export function meetingEventId(bookingId: string): string {
  return bookingId.replaceAll('-', '').toLowerCase();
}

type MeetingRequest = {
  /** A UUID: the same one again returns the existing meeting. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
};

type Meeting = { eventId: string; meetLink: string };

/** Throws until the conference is ready: the job is retried. Google sends no invitation: our own e-mail has one. */
export async function createMeeting(request: MeetingRequest): Promise<Meeting> {
  const eventId = meetingEventId(request.id);
  const { hangoutLink } = (await insert(eventId, request)) ?? (await restore(eventId));
  if (!hangoutLink) throw new Error('Google Calendar has not made the conference yet');
  return { eventId, meetLink: hangoutLink };
}

async function insert(eventId: string, request: MeetingRequest): Promise<calendar_v3.Schema$Event | null> {
  try {
    return await responseData(
      events().insert(
        {
          calendarId: serverEnv().GOOGLE_CALENDAR_ID,
          conferenceDataVersion: 1,
          sendUpdates: 'none',
          requestBody: {
            id: eventId,
            summary: request.summary,
            description: request.description,
            start: { dateTime: request.startsAt.toISOString(), timeZone: MADRID },
            end: { dateTime: request.endsAt.toISOString(), timeZone: MADRID },
            conferenceData: conference(request.id),
          },
        },
        callOptions(),
      ),
    );
  } catch (fault) {
    if (fault instanceof CalendarFault && fault.status === 409) return null;
    throw fault;
  }
}

/** The event of an earlier attempt, restored if it was deleted or has no conference: Google never frees a used id. */
async function restore(eventId: string): Promise<calendar_v3.Schema$Event> {
  const event = { calendarId: serverEnv().GOOGLE_CALENDAR_ID, eventId };
  const found = await responseData(events().get(event, callOptions()));
  const failed = found.conferenceData?.createRequest?.status?.statusCode === 'failure';
  if (found.status !== 'cancelled' && !failed) return found;
  const requestBody = {
    status: 'confirmed',
    ...(found.hangoutLink ? {} : { conferenceData: conference(randomUUID()) }),
  };
  return responseData(
    events().patch({ ...event, conferenceDataVersion: 1, sendUpdates: 'none', requestBody }, callOptions()),
  );
}

/** Google ignores a second request with the same id. */
function conference(requestId: string): calendar_v3.Schema$ConferenceData {
  return { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } };
}

type NewTime = { eventId: string; startsAt: Date; endsAt: Date };

/** The conference and its link stay. */
export async function moveMeeting({ eventId, startsAt, endsAt }: NewTime): Promise<void> {
  await responseData(
    events().patch(
      {
        calendarId: serverEnv().GOOGLE_CALENDAR_ID,
        eventId,
        sendUpdates: 'none',
        requestBody: {
          start: { dateTime: startsAt.toISOString(), timeZone: MADRID },
          end: { dateTime: endsAt.toISOString(), timeZone: MADRID },
        },
      },
      callOptions(),
    ),
  );
}

type Description = { eventId: string; summary: string; description: string };

/** Writes who and what an event says anew; one that does not exist says nothing. */
export async function describeMeeting({ eventId, summary, description }: Description): Promise<void> {
  try {
    await responseData(
      events().patch(
        {
          calendarId: serverEnv().GOOGLE_CALENDAR_ID,
          eventId,
          sendUpdates: 'none',
          requestBody: { summary, description },
        },
        callOptions(),
      ),
    );
  } catch (fault) {
    if (fault instanceof CalendarFault && (fault.status === 404 || fault.status === 410)) return;
    throw fault;
  }
}

/** Deletes the event; one that does not exist counts as deleted. */
export async function cancelMeeting(eventId: string): Promise<void> {
  try {
    await responseData(
      events().delete({ calendarId: serverEnv().GOOGLE_CALENDAR_ID, eventId, sendUpdates: 'none' }, callOptions()),
    );
  } catch (fault) {
    if (fault instanceof CalendarFault && (fault.status === 404 || fault.status === 410)) return;
    throw fault;
  }
}
