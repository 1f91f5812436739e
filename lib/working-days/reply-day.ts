import { addHours } from 'date-fns';
import { addMadridDays, type MadridDate, madridDate } from '@/lib/madrid-time';
import { isWorkingDay } from './is-working-day';

/** The last day of a promise that is given in hours: where it ends on a weekend or a holiday, the next working day. */
export function replyDay(receivedAt: Date, hours: number): MadridDate {
  let day = madridDate(addHours(receivedAt, hours));
  while (!isWorkingDay(day)) day = addMadridDays(day, 1);
  return day;
}
