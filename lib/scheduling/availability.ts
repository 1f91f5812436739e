import 'server-only';
import { db } from '@/lib/db';
import { addMadridDays, MADRID, type MadridDate, madridInstant } from '@/lib/madrid-time';
import { coalesceReads } from './coalesce-reads';
import { type Day, type Interval, slotsByDay } from './slots';

export type Availability = { timezone: typeof MADRID; days: Day[] };

const coalesce = coalesceReads<Availability>();

/**
 * The slots of every day from start to end, both included. Duration in minutes. At most one query, whatever the period.
 * `without` is the booking that is to be moved.
 */
export function findAvailability(
  start: MadridDate,
  end: MadridDate,
  duration: number,
  without: string | null = null,
): Promise<Availability> {
  return coalesce(`${start} ${end} ${duration} ${without}`, async () => {
    const now = new Date();
    const period = [madridInstant(start, '00:00'), madridInstant(addMadridDays(end, 1), '00:00')] as const;
    const claims = await liveClaims(...period, without, now);
    return { timezone: MADRID, days: slotsByDay({ start, end }, duration, now, claims) };
  });
}

function liveClaims(from: Date, to: Date, without: string | null, now: Date): Promise<Interval[]> {
  return db().$queryRaw<Interval[]>`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM bookings
    WHERE status IN ('held', 'pending', 'confirmed')
      AND tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}::timestamptz, ${to}::timestamptz, '[)')
      AND NOT (status = 'held' AND expires_at <= ${now}::timestamptz)
      AND id IS DISTINCT FROM ${without}::uuid`;
}
