import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Interval } from '../slots';
import type { SchedulingRules } from './scheduling-rules';

/**
 * A condition for the statement that claims this interval: the firm's calendar has no other event then, it keeps its distance to other
 * appointments, and the day has not as many as it may. Simultaneous claims of one day are judged one after the other while one of both
 * rules is set. `without` is the booking that is moved.
 */
export function roomInDay(
  { startsAt, endsAt }: Interval,
  rules: SchedulingRules,
  now: Date,
  without: string | null = null,
) {
  const { bufferMinutes, mostADay } = rules;
  const isFree = Prisma.sql`NOT EXISTS (SELECT FROM busy_events
    WHERE busy_events.starts_at < ${endsAt}::timestamptz AND busy_events.ends_at > ${startsAt}::timestamptz)`;
  if (bufferMinutes === 0 && mostADay === null) return isFree;
  return Prisma.sql`${isFree} AND day_has_room(${startsAt}::timestamptz, ${endsAt}::timestamptz, ${bufferMinutes}::int, ${mostADay}::int,
    ${without}::uuid, ${now}::timestamptz)`;
}
