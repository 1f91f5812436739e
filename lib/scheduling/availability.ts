import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { addMadridDays, MADRID, type MadridDate, madridInstant } from '@/lib/madrid-time';
import { coalesceReads } from './coalesce-reads';
import { LIVE_LIST } from './live-statuses';
import { readRules } from './rules/read-rules';
import { type Claim, type Day, slotsByDay } from './slots';

export type Availability = { timezone: typeof MADRID; days: Day[] };

const coalesce = coalesceReads<Availability>();

/**
 * The slots of every day from start to end, both included. Duration in minutes. Two queries, whatever the period.
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
    const [claims, rules] = await Promise.all([liveClaims(...period, without, now), readRules()]);
    return { timezone: MADRID, days: slotsByDay({ start, end }, duration, now, claims, rules) };
  });
}

function liveClaims(from: Date, to: Date, without: string | null, now: Date): Promise<Claim[]> {
  return db().$queryRaw<Claim[]>`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt", kind = 'block' AS "isBlock" FROM bookings
    WHERE status IN ${Prisma.raw(LIVE_LIST)}
      AND tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}::timestamptz, ${to}::timestamptz, '[)')
      AND NOT (status = 'held' AND expires_at <= ${now}::timestamptz)
      AND id IS DISTINCT FROM ${without}::uuid
    UNION ALL
    SELECT starts_at, ends_at, true FROM busy_events
    WHERE starts_at < ${to}::timestamptz AND ends_at > ${from}::timestamptz`;
}
