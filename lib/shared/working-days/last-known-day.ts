import { holidayRegion } from '@/lib/shared/env';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { DECREED, type Region } from './decreed-holidays';

/**
 * The last day whose holidays are known: by the table, or because a person has said that the list of a year is complete. Null for a
 * region that needs no table.
 */
export function lastKnownDay(lastDecreed: MadridDate | null, completeYear: number | null): MadridDate | null {
  if (lastDecreed === null || completeYear === null) return lastDecreed;
  const lastComplete = `${completeYear}-12-31`;
  return lastComplete > lastDecreed ? lastComplete : lastDecreed;
}

/** The last day whose holidays are known from a decree; null for a region that needs none. */
export function lastDecreedDay(region: Region = holidayRegion()): MadridDate | null {
  const years = Object.keys(DECREED[region]).map(Number);
  return years.length > 0 ? `${Math.max(...years)}-12-31` : null;
}
