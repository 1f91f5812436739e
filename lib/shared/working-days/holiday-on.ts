import { holidayRegion } from '@/lib/shared/env';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { DECREED, GOOD_FRIDAY, NATIONAL, type Region } from './decreed-holidays';
import { goodFriday } from './good-friday';
import type { Holiday } from './local-holidays';

/**
 * The name of the holiday of this day, or null. `local` are those that the firm has added. In a year without a decree only the national
 * days and Good Friday are known besides.
 */
export function holidayOn(
  date: MadridDate,
  local: readonly Holiday[],
  region: Region = holidayRegion(),
): string | null {
  return tabledHoliday(date, region) ?? local.find((one) => one.date === date)?.name ?? null;
}

function tabledHoliday(date: MadridDate, region: Region): string | null {
  const year = Number(date.slice(0, 4));
  const day = date.slice(5);
  const decreed = DECREED[region][year];
  if (decreed) return decreed[day] ?? null;
  return NATIONAL[day] ?? (date === goodFriday(year) ? GOOD_FRIDAY : null);
}
