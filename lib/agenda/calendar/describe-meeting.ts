import 'server-only';
import { serverEnv } from '@/lib/shared/env';
import { CalendarFault, callOptions, events, responseData } from './client';

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
