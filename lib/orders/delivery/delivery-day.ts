import { addMadridDays, type MadridDate, madridDate } from '@/lib/madrid-time';
import { isWorkingDay } from '@/lib/working-days/is-working-day';

/** The last day for something that is due so many working days after this moment. */
export function deliveryDay(from: Date, workingDays: number): MadridDate {
  let day = madridDate(from);
  for (let left = workingDays; left > 0; ) {
    day = addMadridDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
