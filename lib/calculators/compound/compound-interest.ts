import type { Cents } from '@/lib/shared/money';
import { checkPlan, checkYears, type GrowthPlan } from './growth-plan';
import { afterPeriods, cashedIn, type Holding, startOf } from './holding';

/** `years` is whole; inflation is a fraction. */
export type CompoundInput = GrowthPlan & { years: number; inflation?: number };

/** At the end of a year. `contributed` excludes the initial capital. */
export type CompoundYear = {
  year: number;
  contributed: Cents;
  interest: Cents;
  interestOfYear: Cents;
  /** All fees, and all tax, so far; tax at the end is in the last year. */
  fees: Cents;
  tax: Cents;
  balance: Cents;
};

export type CompoundResult = {
  /** After fees and tax. */
  balance: Cents;
  contributed: Cents;
  /** Before fees and tax. */
  interest: Cents;
  fees: Cents;
  tax: Cents;
  /** At today's prices; null without inflation. */
  realBalance: Cents | null;
  schedule: CompoundYear[];
};

function yearOf(year: number, holding: Holding, interestBefore: number): CompoundYear {
  return {
    year,
    contributed: Math.round(holding.contributed),
    interest: Math.round(holding.interest),
    interestOfYear: Math.round(holding.interest - interestBefore),
    fees: Math.round(holding.fees),
    tax: Math.round(holding.tax),
    balance: Math.round(holding.balance),
  };
}

/**
 * Ordinary annuity: A is paid at the END of each compounding period. With i = annual rate / m, or (1 + annual rate)^(1/m) − 1 for
 * a TAE, and n = m · years, balance = C·(1 + i)^n + A·((1 + i)^n − 1) / i, at 0 %: C + A·n; realBalance = balance / (1 +
 * inflation)^years; contributed = A·n. A fee, yearly tax and contributions that rise are counted year by year (`afterPeriods`),
 * tax at the end once. Each figure is rounded to the cent from its unrounded one, so rows may differ by a cent from their sum.
 * Source: any textbook of financial mathematics; for the tax see `savingsTax`. Throws RangeError for negative or infinite amounts,
 * years outside 1 to 50, rates outside 0 to 1, other frequencies.
 */
export function compoundInterest(input: CompoundInput): CompoundResult {
  const { years, periodsPerYear, inflation } = input;
  checkPlan(input);
  checkYears(years);
  if (!(inflation === undefined || (inflation >= 0 && inflation <= 1)))
    throw new RangeError('inflation must be from 0 to 1');
  const schedule: CompoundYear[] = [];
  let holding = startOf(input);
  for (let year = 1; year <= years; year += 1) {
    const before = holding.interest;
    holding = afterPeriods(input, holding, year, periodsPerYear);
    if (year === years) holding = cashedIn(input, holding);
    schedule.push(yearOf(year, holding, before));
  }
  const { balance, contributed, interest, fees, tax } = holding;
  return {
    balance: Math.round(balance),
    contributed: Math.round(contributed),
    interest: Math.round(interest),
    fees: Math.round(fees),
    tax: Math.round(tax),
    realBalance: inflation === undefined ? null : Math.round(balance / (1 + inflation) ** years),
    schedule,
  };
}

/**
 * The first year from which on the interest of each year, before fees and tax, is more than what is paid in that year.
 */
export function firstYearOfMoreInterest(
  { contribution, periodsPerYear, contributionRise = 0 }: CompoundInput,
  schedule: readonly CompoundYear[],
): CompoundYear | undefined {
  const last = schedule.findLastIndex(
    ({ interestOfYear }, at) => interestOfYear <= contribution * (1 + contributionRise) ** at * periodsPerYear,
  );
  return schedule[last + 1];
}
