import { addYears, subDays } from 'date-fns';
import { type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import { PAID_ORDER_RETENTION_YEARS, UNMATCHED_STATEMENT_RETENTION_YEARS } from '@/lib/shared/retention';

/** Of an order with money: the last day of its retention. `from`: when it was paid or, with money that did not fit, placed. */
export function orderKeptUntil(from: Date): MadridDate {
  return `${Number(madridDate(from).slice(0, 4)) + PAID_ORDER_RETENTION_YEARS}-12-31` as MadridDate;
}

/** Of a statement of withdrawal that belongs to no known order. */
export function statementKeptUntil(submittedAt: Date): MadridDate {
  return madridDate(subDays(addYears(submittedAt, UNMATCHED_STATEMENT_RETENTION_YEARS), 1));
}
