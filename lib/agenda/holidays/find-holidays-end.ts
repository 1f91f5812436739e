import 'server-only';
import { readSettings } from '@/lib/private/settings/read-settings';
import { serverEnv } from '@/lib/shared/env';
import { addMadridDays, type MadridDate, madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { lastDecreedDay, lastKnownDay } from '@/lib/shared/working-days/last-known-day';

export type HolidaysEnd = {
  /** The last day whose holidays are known. */
  lastDay: MadridDate;
  /** The moment from which people are told. */
  toldFrom: Date;
  /** The first one whose holidays are not known, the current one at the earliest. */
  year: number;
  /** When the last complete year was set; null: never. A change names it. */
  since: Date | null;
};

/**
 * The end of the known holidays, so many days before it and for good after it: unless it is moved, days of the region and the city are on
 * sale from then on, and deadlines count them as working days. Null before, and for a region that needs no table.
 */
export async function findHolidaysEnd(
  now: Date,
  lastDecreed: MadridDate | null = lastDecreedDay(),
): Promise<HolidaysEnd | null> {
  const days = serverEnv().CLOSED_DAYS_ALERT_DAYS;
  if (days === 0) return null;
  const { value, since } = (await readSettings(['holidays-complete-until']))['holidays-complete-until'];
  const lastDay = lastKnownDay(lastDecreed, value);
  if (lastDay === null) return null;
  const toldFrom = madridInstant(addMadridDays(lastDay, -days), '00:00');
  if (now < toldFrom) return null;
  const year = Math.max(yearOf(lastDay) + 1, yearOf(madridDate(now)));
  return { lastDay, toldFrom, year, since };
}

function yearOf(date: MadridDate): number {
  return Number(date.slice(0, 4));
}
