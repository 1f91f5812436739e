import { addMadridDays, type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import type { Holiday } from '@/lib/shared/working-days/local-holidays';

/** The last day for something that is due so many working days after this moment. */
export function deliveryDay(from: Date, workingDays: number, local: readonly Holiday[]): MadridDate {
  let day = madridDate(from);
  for (let left = workingDays; left > 0; ) {
    day = addMadridDays(day, 1);
    if (isWorkingDay(day, local)) left -= 1;
  }
  return day;
}
