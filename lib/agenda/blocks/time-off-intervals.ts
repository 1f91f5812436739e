import { addMadridDays, type MadridDate, madridInstant } from '@/lib/shared/madrid-time';
import type { Interval } from '../slots';
import type { TimeOff } from './schema';

/** Every week at the same hours of the clock in Madrid: in summer and winter these are different instants. Oldest first. */
export function timeOffIntervals(off: Omit<TimeOff, 'note'>): Interval[] {
  const intervals: Interval[] = [];
  let [from, to]: [MadridDate, MadridDate] = [off.fromDate, off.toDate];
  const last = off.weeklyUntil ?? from;
  while (from <= last) {
    intervals.push({ startsAt: madridInstant(from, off.fromTime), endsAt: madridInstant(to, off.toTime) });
    [from, to] = [addMadridDays(from, 7), addMadridDays(to, 7)];
  }
  return intervals;
}
