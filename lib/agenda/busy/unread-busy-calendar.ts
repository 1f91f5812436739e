import 'server-only';
import { subMinutes } from 'date-fns';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';

/** Longer than Google is usually away: the last known events count meanwhile. */
const TOLERATED_MINUTES = 30;

/** New events of the firm's calendar are not known: their hours are on sale. Only while there are people at the desk. */
export async function unreadBusyCalendar(now: Date): Promise<Condition[]> {
  const found = await db().$queryRaw<{ since: Date }[]>`
    SELECT failing_since AS since FROM busy_calendar
    WHERE failing_since <= ${subMinutes(now, TOLERATED_MINUTES)}::timestamptz
      AND EXISTS (SELECT FROM staff WHERE removed_at IS NULL)`;
  return found.map(({ since }) => ({ kind: 'busy-calendar-unread', key: 'calendar', since, figures: {} }));
}
