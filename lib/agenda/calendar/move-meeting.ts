import 'server-only';
import { serverEnv } from '@/lib/shared/env';
import { MADRID } from '@/lib/shared/madrid-time';
import { callOptions, events, responseData } from './client';

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
