import { addMadridDays, formatShortDate, type MadridDate, madridInstant } from '@/lib/shared/madrid-time';
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

/** "jue 13 nov 2025, 10:00-12:00"; "…, cada semana hasta el jue 18 dic 2025" */
export function timeOffText({ fromDate, fromTime, toDate, toTime, weeklyUntil }: Omit<TimeOff, 'note'>): string {
  const end = fromDate === toDate ? toTime : ` ${formatShortDate(toDate)}, ${toTime}`;
  const separator = fromDate === toDate ? '-' : ' -';
  const weekly = weeklyUntil ? `, cada semana hasta el ${formatShortDate(weeklyUntil)}` : '';
  return `${formatShortDate(fromDate)}, ${fromTime}${separator}${end}${weekly}`;
}
