import { holidayRegion } from '@/lib/env';
import type { MadridDate } from '@/lib/madrid-time';
import { DECREED, GOOD_FRIDAY, NATIONAL, type Region } from './decreed-holidays';
import { goodFriday } from './good-friday';

/** The name of the holiday of this day, or null. In a year without a decree only the national days and Good Friday are known. */
export function holidayOn(date: MadridDate, region: Region = holidayRegion()): string | null {
  const year = Number(date.slice(0, 4));
  const day = date.slice(5);
  const decreed = DECREED[region][year];
  if (decreed) return decreed[day] ?? null;
  return NATIONAL[day] ?? (date === goodFriday(year) ? GOOD_FRIDAY : null);
}
