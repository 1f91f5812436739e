import { addHours } from 'date-fns';
import { addMadridDays, type MadridDate, madridDate, madridInstant, madridTime } from '@/lib/shared/madrid-time';
import { isWorkingDay } from './is-working-day';
import { knownAt, type LocalHoliday } from './local-holidays';

/**
 * The last day of a promise that is given in hours: where it ends on a weekend or a holiday, the next working day. The holidays are those
 * that were known when it was given.
 */
export function replyDay(receivedAt: Date, hours: number, local: readonly LocalHoliday[]): MadridDate {
  const known = knownAt(local, receivedAt);
  let day = madridDate(addHours(receivedAt, hours));
  while (!isWorkingDay(day, known)) day = addMadridDays(day, 1);
  return day;
}

/** The moment of the same promise, on its `replyDay`: where that is a later day, at the time of day at which the hours end. */
export function replyDeadline(receivedAt: Date, hours: number, local: readonly LocalHoliday[]): Date {
  const end = addHours(receivedAt, hours);
  const day = replyDay(receivedAt, hours, local);
  return day === madridDate(end) ? end : madridInstant(day, madridTime(end));
}
