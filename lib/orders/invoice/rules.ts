import { addMadridDays, type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import { knownAt, type LocalHoliday } from '@/lib/shared/working-days/local-holidays';

/** Days from the request in which staff send the invoice. */
export const INVOICE_DAYS = 7;

/** Limits the requests of one order: each is an e-mail to staff. */
export const MOST_INVOICE_REQUESTS = 5;

/** Percent of value added tax that every price includes. */
export const VAT_PERCENT = 21;

/** Base and tax of an amount that includes the tax: the base is rounded to the cent, the tax is the rest. */
export function withoutVat(amount: Cents): { base: Cents; tax: Cents } {
  const base = Math.round((amount * 100) / (100 + VAT_PERCENT));
  return { base, tax: amount - base };
}

/** The last day on which the office is open within what was promised to who asked at this moment. */
export function invoiceDay(requestedAt: Date, local: readonly LocalHoliday[]): MadridDate {
  const known = knownAt(local, requestedAt);
  let day = addMadridDays(madridDate(requestedAt), INVOICE_DAYS);
  while (!isWorkingDay(day, known)) day = addMadridDays(day, -1);
  return day;
}
