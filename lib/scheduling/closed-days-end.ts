import type { Condition } from '@/lib/condition';
import { holidayRegion, serverEnv } from '@/lib/env';
import { addMadridDays, type MadridDate, madridInstant } from '@/lib/madrid-time';
import { lastDecreedDay } from '@/lib/working-days/last-decreed-day';

/** The table of holidays ends soon: after it, days of the region and the city are on sale. */
export async function closedDaysEnd(now: Date, lastDay: MadridDate | null = lastDecreedDay()): Promise<Condition[]> {
  const days = serverEnv().CLOSED_DAYS_ALERT_DAYS;
  if (lastDay === null || days === 0) return [];
  const since = madridInstant(addMadridDays(lastDay, -days), '00:00');
  if (now < since) return [];
  return [{ kind: 'closed-days-end', key: 'holidays', since, figures: { region: holidayRegion(), lastDay } }];
}
