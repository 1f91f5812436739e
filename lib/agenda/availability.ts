import 'server-only';
import { db } from '@/lib/server/db';
import { addMadridDays, MADRID, type MadridDate, madridInstant } from '@/lib/shared/madrid-time';
import { coalesceReads } from './coalesce-reads';
import { liveClaims } from './obstacles/live-claims';
import type { Claim } from './obstacles/obstacle';
import { readRules } from './rules/read-rules';
import { type Day, slotsByDay } from './slots';

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
  return coalesce(`${start} ${end} ${duration} ${without}`, () =>
    readAvailability({ start, end, duration, without }, new Date()),
  );
}

type Wanted = { start: MadridDate; end: MadridDate; duration: number; without: string | null };

export async function readAvailability({ start, end, duration, without }: Wanted, now: Date): Promise<Availability> {
  const period = { startsAt: madridInstant(start, '00:00'), endsAt: madridInstant(addMadridDays(end, 1), '00:00') };
  const [claims, rules] = await Promise.all([db().$queryRaw<Claim[]>(liveClaims(period, without, now)), readRules()]);
  return { timezone: MADRID, days: slotsByDay({ start, end }, duration, now, claims, rules) };
}
