import { addHours } from 'date-fns';
import { addMadridDays, type MadridDate, madridDate } from '@/lib/shared/madrid-time';
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
