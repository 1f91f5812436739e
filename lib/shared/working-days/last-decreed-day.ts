import { holidayRegion } from '@/lib/shared/env';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { DECREED, type Region } from './decreed-holidays';

/** The last day whose holidays are known from a decree; null for a region that needs none. */
export function lastDecreedDay(region: Region = holidayRegion()): MadridDate | null {
  const years = Object.keys(DECREED[region]).map(Number);
  return years.length > 0 ? `${Math.max(...years)}-12-31` : null;
}
