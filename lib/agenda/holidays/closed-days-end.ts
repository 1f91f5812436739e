import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { holidayRegion } from '@/lib/shared/env';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { findHolidaysEnd } from './find-holidays-end';

/** The known holidays end soon: after them, days of the region and the city are on sale. */
export async function closedDaysEnd(now: Date, lastDecreed?: MadridDate | null): Promise<Condition[]> {
  const end = await findHolidaysEnd(now, lastDecreed);
  if (!end) return [];
  const { lastDay, toldFrom } = end;
  return [{ kind: 'closed-days-end', key: 'holidays', since: toldFrom, figures: { region: holidayRegion(), lastDay } }];
}
