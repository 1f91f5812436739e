import 'server-only';
import type { TodayResponseBody } from '@/lib/orders/contract';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { addMadridDays, madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { refundRights } from './refund-rights';

/** Reads what a page says of this day. The browser's own clock may be of another one. */
export async function readToday(now: Date): Promise<TodayResponseBody> {
  const today = madridDate(now);
  const { openUntil } = refundRights(now, now, await readLocalHolidays());
  return { today, openUntil, expiresAt: madridInstant(addMadridDays(today, 1), '00:00').toISOString() };
}
