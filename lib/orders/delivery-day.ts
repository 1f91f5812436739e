import { addMadridDays, type MadridDate, madridDate, weekday } from '@/lib/madrid-time';

const SATURDAY = 6;

/** The last day for something that is due so many working days after this moment. */
export function deliveryDay(from: Date, workingDays: number): MadridDate {
  let day = madridDate(from);
  for (let left = workingDays; left > 0; ) {
    day = addMadridDays(day, 1);
    if (weekday(day) < SATURDAY) left -= 1;
  }
  return day;
}
