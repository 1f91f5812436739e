import { addMadridDays, type MadridDate, madridDate } from '@/lib/madrid-time';
import { isWorkingDay } from '@/lib/working-days/is-working-day';
import { INVOICE_DAYS } from './rules';

/** The last day on which the office is open within what was promised to who asked at this moment. */
export function invoiceDay(requestedAt: Date): MadridDate {
  let day = addMadridDays(madridDate(requestedAt), INVOICE_DAYS);
  while (!isWorkingDay(day)) day = addMadridDays(day, -1);
  return day;
}
