import { periodRate } from './annual-growth';
import type { GrowthPlan } from './growth-plan';
import { savingsTax } from './savings-tax';

/** What has become of a plan at some period's end. Cents, unrounded: balance = capital + contributed + interest − fees − tax. */
export type Holding = { balance: number; contributed: number; interest: number; fees: number; tax: number };

export function startOf({ capital }: GrowthPlan): Holding {
  return { balance: capital, contributed: 0, interest: 0, fees: 0, tax: 0 };
}

/** C·(1 + i)^n + A·((1 + i)^n − 1) / i, at 0 % C + A·n: each contribution at the end of its period. */
function grown(capital: number, contribution: number, rate: number, periods: number): number {
  if (rate === 0) return capital + contribution * periods;
  // (1 + i)^n − 1 without cancellation at small rates.
  const growth = Math.expm1(periods * Math.log1p(rate));
  return capital * (1 + growth) + (contribution * growth) / rate;
}

/** Nothing that happens at a year's end. */
function isPlain({ yearlyFee = 0, tax, contributionRise = 0 }: GrowthPlan): boolean {
  return yearlyFee === 0 && contributionRise === 0 && tax !== 'anual';
}

/**
 * The holding after `periods` (1 to m) of the given year, from the one at the end of the year before. The order: each period adds
 * interest and then the contribution, A·(1 + rise)^(year − 1); after the last one the fee is charged on the balance, in proportion
 * to the periods if the year is cut short; then, if tax is paid each year, the brackets on the year's interest less its fee. A year
 * of loss pays no tax and lowers that of no other year. Without any of these the closed form from the first day.
 */
export function afterPeriods(plan: GrowthPlan, before: Holding, year: number, periods: number): Holding {
  const rate = periodRate(plan);
  const { periodsPerYear, yearlyFee = 0, contributionRise = 0 } = plan;
  if (isPlain(plan)) {
    const all = (year - 1) * periodsPerYear + periods;
    const balance = grown(plan.capital, plan.contribution, rate, all);
    const contributed = plan.contribution * all;
    return { balance, contributed, interest: Math.max(0, balance - plan.capital - contributed), fees: 0, tax: 0 };
  }
  const contribution = plan.contribution * (1 + contributionRise) ** (year - 1);
  const gross = grown(before.balance, contribution, rate, periods);
  const interest = Math.max(0, gross - before.balance - contribution * periods);
  const fee = (gross * yearlyFee * periods) / periodsPerYear;
  const tax = plan.tax === 'anual' ? savingsTax(interest - fee) : 0;
  return {
    balance: gross - fee - tax,
    contributed: before.contributed + contribution * periods,
    interest: before.interest + interest,
    fees: before.fees + fee,
    tax: before.tax + tax,
  };
}

/** The holding cashed in: tax at the end is paid on all gains at once, which are the interest less the fees. */
export function cashedIn({ tax: moment }: GrowthPlan, holding: Holding): Holding {
  if (moment !== 'final') return holding;
  const tax = savingsTax(holding.interest - holding.fees);
  return { ...holding, balance: holding.balance - tax, tax };
}
