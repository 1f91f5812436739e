import { addMadridDays, type MadridDate } from '@/lib/shared/madrid-time';

/** Of the Gregorian calendar. Easter is Oudin's algorithm (1940), in integers. */
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
