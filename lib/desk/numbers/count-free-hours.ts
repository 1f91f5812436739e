import 'server-only';
import { db } from '@/lib/server/db';
import { type MadridDate, madridInstant } from '@/lib/shared/madrid-time';
import type { FreeFigures, Span } from './contract';

export const FREE_STEPS = ['chosen', 'confirmed', 'moved', 'cancelled'] as const;

export type FreeCount = { day: MadridDate; step: (typeof FREE_STEPS)[number]; count: number };

/** What happened with the hours of the free consultation, by day: chosen in the form, confirmed from the mailbox, changed. */
export async function countFreeHours({ from, until }: Span): Promise<FreeCount[]> {
  const [first, last] = [madridInstant(from, '00:00'), madridInstant(until, '00:00')];
  return db().$queryRaw<FreeCount[]>`
    WITH free AS (SELECT id, created_at, confirmed_at, cancelled_at FROM bookings WHERE kind = 'first-consultation'),
    happened (at, step) AS (
      SELECT created_at, 'chosen' FROM free
      UNION ALL SELECT confirmed_at, 'confirmed' FROM free
      UNION ALL SELECT cancelled_at, 'cancelled' FROM free WHERE confirmed_at IS NOT NULL
      UNION ALL SELECT m.moved_at, 'moved' FROM booking_moves m JOIN free ON free.id = m.booking_id
    )
    SELECT to_char(at AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD') AS day, step, count(*)::int AS count
    FROM happened WHERE at >= ${first}::timestamptz AND at < ${last}::timestamptz GROUP BY 1, 2
    UNION ALL
    SELECT to_char(day, 'YYYY-MM-DD'), 'chosen', count FROM free_hour_counts WHERE day >= ${from}::date AND day < ${until}::date`;
}

export function addUpFree(counts: readonly FreeCount[], { from, until }: Span): FreeFigures {
  const sum: FreeFigures = { chosen: 0, confirmed: 0, moved: 0, cancelled: 0 };
  for (const { day, step, count } of counts) if (day >= from && day < until) sum[step] += count;
  return sum;
}
