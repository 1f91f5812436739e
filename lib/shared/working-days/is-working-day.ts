import { isWeekend, type MadridDate } from '@/lib/shared/madrid-time';
import type { Region } from './decreed-holidays';
import { holidayOn } from './holiday-on';
import type { Holiday } from './local-holidays';

/** Whether the office is open on this day: Monday to Friday, unless it is a holiday. */
export function isWorkingDay(date: MadridDate, local: readonly Holiday[], region?: Region): boolean {
  return !isWeekend(date) && holidayOn(date, local, region) === null;
}
