import { addMadridDays, type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import { knownAt, type LocalHoliday } from '@/lib/shared/working-days/local-holidays';

/** Days from the request in which staff send the invoice. */
export const INVOICE_DAYS = 7;

/** The last day on which the office is open within what was promised to who asked at this moment. */
export function invoiceDay(requestedAt: Date, local: readonly LocalHoliday[]): MadridDate {
  const known = knownAt(local, requestedAt);
  let day = addMadridDays(madridDate(requestedAt), INVOICE_DAYS);
  while (!isWorkingDay(day, known)) day = addMadridDays(day, -1);
  return day;
}
