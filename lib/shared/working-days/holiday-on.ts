import { holidayRegion } from '@/lib/shared/env';
import { addMadridDays, type MadridDate } from '@/lib/shared/madrid-time';
import { DECREED, GOOD_FRIDAY, NATIONAL, type Region } from './decreed-holidays';
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

/** Good Friday of the Gregorian calendar. Easter is Oudin's algorithm (1940), in integers. */
export function goodFriday(year: number): MadridDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shifted = Math.floor((century - 17) / 25);
  const moon = (century - Math.floor(century / 4) - Math.floor((century - shifted) / 3) + 19 * golden + 15) % 30;
  const fullMoon = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  // Days from the end of February, less those from Friday to Sunday.
  return addMadridDays(`${year}-03-01`, 28 + fullMoon - weekday - 1 - 2);
}
