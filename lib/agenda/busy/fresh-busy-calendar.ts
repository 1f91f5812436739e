import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { subMilliseconds } from 'date-fns';
import { db } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';

/** Older than this it is asked for again before an hour is claimed; a visitor waits for it no longer than that. */
const FRESH_MS = 60_000;
const MOST_WAIT_MS = 1_500;

/** Instant on this process's clock. */
let freshUntil = 0;
let asking: Promise<void> | null = null;

/**
 * Before a claim. Costs nothing within a minute; after that one statement, and one question to Google for all servers. While Google
 * is away the job of the schedule asks alone: no visitor waits.
 */
export async function freshBusyCalendar(now: Date): Promise<void> {
  if (performance.now() < freshUntil) return;
  asking ??= ask(now).finally(() => {
    asking = null;
  });
  await Promise.race([asking, pause(MOST_WAIT_MS, undefined, { ref: false })]);
  freshUntil = performance.now() + FRESH_MS;
}

/** Never fails: what is known counts. */
async function ask(now: Date): Promise<void> {
  try {
    const isStale = await db().$executeRaw`
      INSERT INTO busy_calendar (id, tried_at)
      SELECT 1, ${now}::timestamptz WHERE EXISTS (SELECT FROM staff WHERE removed_at IS NULL)
      ON CONFLICT (id) DO UPDATE SET tried_at = excluded.tried_at
      WHERE busy_calendar.failing_since IS NULL
        AND (busy_calendar.tried_at IS NULL OR busy_calendar.tried_at <= ${subMilliseconds(now, FRESH_MS)}::timestamptz)`;
    if (isStale === 0) return;
    // Google's library is for jobs: a server that only sells loads it with the first claim.
    const { readBusyCalendar } = await import('./read-busy-calendar');
    await readBusyCalendar(now);
  } catch (error) {
    log.warn({ error: describeError(error) }, 'other events of the calendar not asked for');
  }
}
