import 'server-only';
import { serverEnv } from '@/lib/env';
import { answered, CalendarFault, callOptions, events } from './client';

/** Removes the event from the calendar; one that is gone, or never was, is done. */
export async function cancelMeeting(eventId: string): Promise<void> {
  try {
    await answered(
      events().delete({ calendarId: serverEnv().GOOGLE_CALENDAR_ID, eventId, sendUpdates: 'none' }, callOptions()),
    );
  } catch (fault) {
    if (fault instanceof CalendarFault && (fault.status === 404 || fault.status === 410)) return;
    throw fault;
  }
}
