import type { Cents } from '@/lib/shared/money';
import { carriedCents } from '../take-away/carried-cents';
import type { ScheduleMonth } from './mortgage-legs';

/**
 * An exact schedule in whole cents whose rows add up: instalment and interest are carried from row to row, their difference is
 * the principal, and each balance is the one before without it. An instalment may so differ by a cent from its neighbours,
 * and a balance from the exact one; no bank's rounding is meant.
 */
export function instalmentsInCents(principal: Cents, months: readonly ScheduleMonth[]): ScheduleMonth[] {
  const [paid, charged] = [carriedCents(), carriedCents()];
  let balance = principal;
  return months.map((exact) => {
    const [payment, interest] = [paid(exact.payment), charged(exact.interest)];
    balance -= payment - interest;
    return { month: exact.month, payment, interest, principal: payment - interest, balance };
  });
}
