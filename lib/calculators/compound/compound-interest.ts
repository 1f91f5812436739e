import type { Cents } from '@/lib/money';

export const COMPOUNDING_FREQUENCIES = [1, 4, 12, 365] as const;
export type CompoundingFrequency = (typeof COMPOUNDING_FREQUENCIES)[number];

/** Cents, annual rates as fractions (7 % is 0.07), whole years. `contribution` is paid once per compounding period. */
export type CompoundInput = {
  capital: Cents;
  contribution: Cents;
  years: number;
  annualRate: number;
  periodsPerYear: CompoundingFrequency;
  inflation?: number;
};

/** At the end of a year. `contributed` excludes the initial capital. */
export type CompoundYear = {
  year: number;
  contributed: Cents;
  interest: Cents;
  interestOfYear: Cents;
  balance: Cents;
};

export type CompoundResult = {
  balance: Cents;
  contributed: Cents;
  interest: Cents;
  /** At today's prices; null without inflation. */
  realBalance: Cents | null;
  schedule: CompoundYear[];
};

const MAX_YEARS = 50;

function checkInput({ capital, contribution, years, annualRate, periodsPerYear, inflation = 0 }: CompoundInput): void {
  if (!(capital >= 0 && Number.isFinite(capital))) throw new RangeError('capital must be 0 or more');
  if (!(contribution >= 0 && Number.isFinite(contribution))) throw new RangeError('contribution must be 0 or more');
  if (!(Number.isInteger(years) && years >= 1 && years <= MAX_YEARS))
    throw new RangeError(`years must be a whole number from 1 to ${MAX_YEARS}`);
  if (!(annualRate >= 0 && annualRate <= 1)) throw new RangeError('annualRate must be from 0 to 1');
  if (!(inflation >= 0 && inflation <= 1)) throw new RangeError('inflation must be from 0 to 1');
  if (!COMPOUNDING_FREQUENCIES.includes(periodsPerYear)) throw new RangeError('periodsPerYear must be 1, 4, 12 or 365');
}

function exactBalance({ capital, contribution, annualRate, periodsPerYear }: CompoundInput, periods: number): number {
  const rate = annualRate / periodsPerYear;
  if (rate === 0) return capital + contribution * periods;
  // (1 + i)^n − 1 without cancellation at small rates.
  const growth = Math.expm1(periods * Math.log1p(rate));
  return capital * (1 + growth) + (contribution * growth) / rate;
}

/**
 * Ordinary annuity: A is paid at the END of each compounding period. With i = annual rate / m and n = m · years,
 * balance = C·(1 + i)^n + A·((1 + i)^n − 1) / i, at 0 %: C + A·n; realBalance = balance / (1 + inflation)^years;
 * contributed = A·n. Each is rounded to the cent from its closed form, so rows may differ by a cent from their sum.
 * Source: any textbook of financial mathematics. Throws RangeError for negative or infinite amounts, years outside
 * 1 to 50, rates outside 0 to 1, other frequencies.
 */
export function compoundInterest(input: CompoundInput): CompoundResult {
  checkInput(input);
  const { capital, contribution, years, periodsPerYear, inflation } = input;
  const schedule: CompoundYear[] = [];
  let interestBefore = 0;
  for (let year = 1; year <= years; year += 1) {
    const periods = year * periodsPerYear;
    const contributed = contribution * periods;
    const balance = exactBalance(input, periods);
    const interest = Math.max(0, balance - capital - contributed);
    schedule.push({
      year,
      contributed: Math.round(contributed),
      interest: Math.round(interest),
      interestOfYear: Math.round(interest - interestBefore),
      balance: Math.round(balance),
    });
    interestBefore = interest;
  }
  const contributed = contribution * years * periodsPerYear;
  const balance = exactBalance(input, years * periodsPerYear);
  return {
    balance: Math.round(balance),
    contributed: Math.round(contributed),
    interest: Math.round(Math.max(0, balance - capital - contributed)),
    realBalance: inflation === undefined ? null : Math.round(balance / (1 + inflation) ** years),
    schedule,
  };
}

export function firstYearOfMoreInterest(
  { contribution, periodsPerYear }: CompoundInput,
  schedule: readonly CompoundYear[],
): CompoundYear | undefined {
  return schedule.find(({ interestOfYear }) => interestOfYear > contribution * periodsPerYear);
}
