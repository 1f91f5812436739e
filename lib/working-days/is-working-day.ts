import { isWeekend, type MadridDate } from '@/lib/madrid-time';
import type { Region } from './decreed-holidays';
import { holidayOn } from './holiday-on';

/** Whether the office is open on this day: Monday to Friday, unless it is a holiday. */
export function isWorkingDay(date: MadridDate, region?: Region): boolean {
  return !isWeekend(date) && holidayOn(date, region) === null;
}
