import type { Cents } from '@/lib/shared/money';

export const COMPOUNDING_FREQUENCIES = [1, 4, 12, 365] as const;
export type CompoundingFrequency = (typeof COMPOUNDING_FREQUENCIES)[number];

/** How the annual rate is quoted: nominal, or effective, with the interest on interest of a year inside it. */
export const RATE_KINDS = ['tin', 'tae'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** When the tax on savings is paid: never, on all gains at the end (as in a fund), or each year (as in an account). */
export const TAX_MOMENTS = ['no', 'final', 'anual'] as const;
export type TaxMoment = (typeof TAX_MOMENTS)[number];

/** Cents; annual rates as fractions (7 % is 0.07). `contribution` is paid once per compounding period. */
export type GrowthPlan = {
  capital: Cents;
  contribution: Cents;
  annualRate: number;
  periodsPerYear: CompoundingFrequency;
  /** 'tin' by default. */
  rateKind?: RateKind;
  /** Share of the balance, 0 by default. */
  yearlyFee?: number;
  /** 'no' by default. */
  tax?: TaxMoment;
  /** Share by which the contribution rises each year after the first, 0 by default. */
  contributionRise?: number;
};

export const MAX_YEARS = 50;

function checkAmount(name: string, amount: number): void {
  if (!(amount >= 0 && Number.isFinite(amount))) throw new RangeError(`${name} must be 0 or more`);
}

function checkShare(name: string, share: number): void {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`${name} must be from 0 to 1`);
}

/** Throws RangeError for negative or infinite amounts, rates outside 0 to 1, other frequencies. */
export function checkPlan(plan: GrowthPlan): void {
  checkAmount('capital', plan.capital);
  checkAmount('contribution', plan.contribution);
  checkShare('annualRate', plan.annualRate);
  checkShare('yearlyFee', plan.yearlyFee ?? 0);
  checkShare('contributionRise', plan.contributionRise ?? 0);
  if (!COMPOUNDING_FREQUENCIES.includes(plan.periodsPerYear))
    throw new RangeError('periodsPerYear must be 1, 4, 12 or 365');
}

export function checkYears(years: number): void {
  if (!(Number.isInteger(years) && years >= 1 && years <= MAX_YEARS))
    throw new RangeError(`years must be a whole number from 1 to ${MAX_YEARS}`);
}

/** Throws RangeError for a goal below one cent or not whole. */
export function checkGoal(goal: Cents): void {
  if (!(Number.isSafeInteger(goal) && goal >= 1))
    throw new RangeError('goal must be a whole number of cents, 1 or more');
}
