import 'server-only';
import { serverEnv } from '@/lib/shared/env';
import { CalendarFault, callOptions, events, responseData } from './client';

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
