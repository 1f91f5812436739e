import type { Cents } from '@/lib/shared/money';
import { exactPayment, outstandingAfter } from './french-loan';

/** A period at one nominal annual rate (a fraction), in whole months from 1. */
type RateLeg = { annualRate: number; months: number };

/** `payment` is the instalment and `opening` the outstanding principal at the start of the leg; exact, in cents. */
export type PaidLeg = RateLeg & { payment: number; opening: number };

/** Exact, in cents. Months count from 1; `balance` is outstanding after the instalment. */
export type ScheduleMonth = { month: number; payment: number; interest: number; principal: number; balance: number };

/** Each leg amortises its `opening` as a French loan over all months left. RangeError without legs or a valid loan. */
export function payLegs(principal: Cents, legs: readonly RateLeg[]): PaidLeg[] {
  if (legs.length === 0) throw new RangeError('a loan has at least one leg');
  let opening: number = principal;
  let months = legs.reduce((sum, leg) => sum + leg.months, 0);
  return legs.map((leg) => {
    const loan = { principal: opening, annualRate: leg.annualRate, months };
    const paid: PaidLeg = { ...leg, payment: exactPayment(loan), opening };
    opening = outstandingAfter(loan, leg.months);
    months -= leg.months;
    return paid;
  });
}

export function totalPaid(legs: readonly PaidLeg[]): number {
  return legs.reduce((sum, { payment, months }) => sum + payment * months, 0);
}

/** Closed form, as recurrence multiplies errors by (1 + i)^n. Principals add up to the loan; the last balance is 0. */
export function monthlySchedule(legs: readonly PaidLeg[]): ScheduleMonth[] {
  const rows: ScheduleMonth[] = [];
  let left = legs.reduce((sum, leg) => sum + leg.months, 0);
  for (const { annualRate, months, payment, opening } of legs) {
    const rate = annualRate / 12;
    const growth = Math.log1p(rate);
    let owed = opening;
    for (let index = 0; index < months; index += 1) {
      left -= 1;
      const balance = rate === 0 ? payment * left : (payment * -Math.expm1(-left * growth)) / rate;
      const after = left === 0 ? 0 : balance;
      rows.push({ month: rows.length + 1, payment, interest: owed * rate, principal: owed - after, balance: after });
      owed = after;
    }
  }
  return rows;
}

/** Exact; the last year may be short. */
export type YearOfPayments = { year: number; paid: number; interest: number; principal: number; balance: number };

export function byYear(months: readonly ScheduleMonth[]): YearOfPayments[] {
  const years: YearOfPayments[] = [];
  for (const { month, payment, interest, principal, balance } of months) {
    const year = Math.ceil(month / 12);
    const sum = years[year - 1] ?? { year, paid: 0, interest: 0, principal: 0, balance: 0 };
    sum.paid += payment;
    sum.interest += interest;
    sum.principal += principal;
    sum.balance = balance;
    years[year - 1] = sum;
  }
  return years;
}
