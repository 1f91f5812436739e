import 'server-only';
import { addDays } from 'date-fns';
import { CalendarFault } from '@/lib/agenda/calendar/client';
import { type BusyEvent, listBusyEvents } from '@/lib/agenda/calendar/list-busy-events';
import { readSettings } from '@/lib/private/settings/read-settings';
import { type Db, db } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';
import { BOOKING_WINDOW_DAYS } from '../opening-hours';

/**
 * Asks Google for the other events of the booking window, and keeps them in the place of those of an earlier reading. While Google is
 * away the last known ones count. Only while the desk has people (`staff`): without them there is no screen that says why an hour is not free.
 */
export async function readBusyCalendar(now: Date): Promise<void> {
  if (!(await hasPeople())) {
    await db().$executeRaw`DELETE FROM busy_events`;
    return;
  }
  try {
    const settings = await readSettings(['unanswered-invitations']);
    const counting = { withUnanswered: settings['unanswered-invitations'].value };
    const found = await listBusyEvents(now, addDays(now, BOOKING_WINDOW_DAYS + 2), counting);
    await db().$transaction((tx) => store(tx, found, now));
  } catch (fault) {
    if (!(fault instanceof CalendarFault)) throw fault;
    log.warn({ error: describeError(fault) }, 'other events of the calendar not read');
    await db().$executeRaw`
      INSERT INTO busy_calendar (id, tried_at, failing_since) VALUES (1, ${now}::timestamptz, ${now}::timestamptz)
      ON CONFLICT (id) DO UPDATE SET tried_at = excluded.tried_at,
        failing_since = coalesce(busy_calendar.failing_since, excluded.failing_since)`;
  }
}

async function hasPeople(): Promise<boolean> {
  return (await db().staff.count({ where: { removedAt: null } })) > 0;
}

/** Two servers may read at once: what was read later stays. Our own meetings are left out by their ids, which are those of bookings. */
async function store(tx: Db, found: readonly BusyEvent[], now: Date): Promise<void> {
  const latest = await tx.$executeRaw`
    INSERT INTO busy_calendar (id, read_at, tried_at) VALUES (1, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (id) DO UPDATE SET read_at = excluded.read_at, tried_at = excluded.tried_at, failing_since = NULL
    WHERE busy_calendar.read_at IS NULL OR busy_calendar.read_at <= excluded.read_at`;
  if (latest === 0) return;
  await tx.$executeRaw`DELETE FROM busy_events`;
  await tx.$executeRaw`
    INSERT INTO busy_events (id, starts_at, ends_at)
    SELECT found.* FROM unnest(${found.map(({ id }) => id)}::text[], ${found.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${found.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]) AS found (id, starts_at, ends_at)
    WHERE NOT EXISTS (SELECT FROM bookings WHERE replace(bookings.id::text, '-', '') = found.id)
    ON CONFLICT (id) DO NOTHING`;
}
