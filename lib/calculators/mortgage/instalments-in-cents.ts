import type { Cents } from '@/lib/money';
import { carriedCents } from '../take-away/carried-cents';
import type { ScheduleMonth } from './mortgage-legs';

/**
 * An exact schedule in whole cents whose rows add up: each balance is the exact one rounded, the principal of a row is what
 * the balance falls by, interest is carried from row to row, and the instalment is the sum of both. An instalment may so
 * differ by a cent from the one before; no bank's rounding is meant.
 */
export function instalmentsInCents(principal: Cents, months: readonly ScheduleMonth[]): ScheduleMonth[] {
  const carried = carriedCents();
  let owed = principal;
  return months.map((exact) => {
    const interest = carried(exact.interest);
    const balance = Math.round(exact.balance);
    const repaid = owed - balance;
    owed = balance;
    return { month: exact.month, payment: interest + repaid, interest, principal: repaid, balance };
  });
}
