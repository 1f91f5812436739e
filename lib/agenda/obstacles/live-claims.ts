import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { LIVE_LIST } from '../live-statuses';
import type { Interval } from '../slots';

/** Selects the claims that overlap this period, without the booking that is to be moved. Overdue holds claim nothing. */
export function liveClaims({ startsAt, endsAt }: Interval, without: string | null, now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt", CASE kind WHEN 'block' THEN 'block' ELSE 'appointment' END AS kind
    FROM bookings
    WHERE status IN ${Prisma.raw(LIVE_LIST)}
      AND tstzrange(starts_at, ends_at, '[)') && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')
      AND NOT (status = 'held' AND expires_at <= ${now}::timestamptz)
      AND id IS DISTINCT FROM ${without}::uuid
    UNION ALL
    SELECT starts_at, ends_at, 'busy' FROM busy_events
    WHERE starts_at < ${endsAt}::timestamptz AND ends_at > ${startsAt}::timestamptz`;
}
