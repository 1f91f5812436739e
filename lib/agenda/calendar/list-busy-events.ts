import 'server-only';
import type { calendar_v3 } from '@googleapis/calendar';
import { serverEnv } from '@/lib/shared/env';
import { madridInstant } from '@/lib/shared/madrid-time';
import { callOptions, events, responseData } from './client';

export type BusyEvent = { id: string; startsAt: Date; endsAt: Date };

/** `withUnanswered`: an invitation of somebody else takes its time before it is answered. Anyone can send one. */
type Counting = { withUnanswered: boolean };

const PAGE_SIZE = 250;
const FIELDS = 'nextPageToken,items(id,status,transparency,start,end,organizer(self),attendees(self,responseStatus))';

/**
 * What takes time of the calendar's owner between two instants: every instance of a repeated event, nothing that is cancelled,
 * declined or marked as free. An event of whole days takes them by Madrid's clock.
 */
export async function listBusyEvents(from: Date, to: Date, counting: Counting): Promise<BusyEvent[]> {
  const busy: BusyEvent[] = [];
  let pageToken: string | undefined;
  do {
    const page: calendar_v3.Schema$Events = await responseData(
      events().list(
        {
          calendarId: serverEnv().GOOGLE_CALENDAR_ID,
          timeMin: from.toISOString(),
          timeMax: to.toISOString(),
          singleEvents: true,
          showDeleted: false,
          maxResults: PAGE_SIZE,
          fields: FIELDS,
          ...(pageToken && { pageToken }),
        },
        callOptions(),
      ),
    );
    busy.push(...(page.items ?? []).flatMap((event) => busyEvent(event, counting)));
    pageToken = page.nextPageToken ?? undefined;
  } while (pageToken);
  return busy;
}

/** One event, or none if it takes no time. */
export function busyEvent(event: calendar_v3.Schema$Event, { withUnanswered }: Counting): BusyEvent[] {
  const { id, status, transparency, start, end, organizer, attendees } = event;
  const [startsAt, endsAt] = [instantOf(start), instantOf(end)];
  if (!id || !startsAt || !endsAt || startsAt >= endsAt) return [];
  if (status === 'cancelled' || transparency === 'transparent') return [];
  const answer = attendees?.find(({ self }) => self)?.responseStatus;
  const isUnanswered = answer === 'needsAction' && !organizer?.self;
  return answer === 'declined' || (isUnanswered && !withUnanswered) ? [] : [{ id, startsAt, endsAt }];
}

function instantOf(moment: calendar_v3.Schema$EventDateTime | undefined): Date | null {
  if (moment?.dateTime) return new Date(moment.dateTime);
  return moment?.date ? madridInstant(moment.date, '00:00') : null;
}
