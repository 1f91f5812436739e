import type { Cents } from '@/lib/shared/money';

/** Percent of net income. */
export const RECOMMENDED_LIMIT_PERCENT = 35;
/** What the reduction plan takes off the instalments every month. Percent of net income. */
export const EFFORT_PERCENT = 5;

export type DebtLevel = 'excellent' | 'healthy' | 'elevated' | 'dangerous';
type DebtRisk = 'low' | 'moderate' | 'high' | 'very-high';

/** Net monthly income and monthly payment of each debt, integer cents. */
export type DebtRatioInput = { income: Cents; debts: readonly Cents[] };

export type DebtRatio = {
  totalDebts: Cents;
  ratio: number;
  /** In percent with one decimal, halves rounded up. For display only: the level does not depend on it. */
  ratioPercent: number;
  level: DebtLevel;
  risk: DebtRisk;
  limit: Cents;
  capacity: Cents;
  /** Debt above the limit, at least one cent where there is any, or 0. */
  excess: Cents;
  /** May be negative. */
  freeIncome: Cents;
  /** The ratio in percent, at most 100. */
  barPercent: number;
  monthlyEffort: Cents;
  /** Months of that effort until the limit is met; 0 without excess. */
  monthsToTarget: number;
};

const STEPS: readonly { upToPercent: number; level: DebtLevel; risk: DebtRisk }[] = [
  { upToPercent: 20, level: 'excellent', risk: 'low' },
  { upToPercent: RECOMMENDED_LIMIT_PERCENT, level: 'healthy', risk: 'moderate' },
  { upToPercent: 50, level: 'elevated', risk: 'high' },
];

function checkInput({ income, debts }: DebtRatioInput): void {
  if (!(Number.isSafeInteger(income) && income > 0)) throw new RangeError('income must be whole cents above 0');
  if (!debts.every((debt) => Number.isSafeInteger(debt) && debt >= 0))
    throw new RangeError('debts must be whole cents of 0 or more');
}

/** Halves rounded up. `whole` above 0. */
function percentWithOneDecimal(part: Cents, whole: Cents): number {
  return Math.round((part * 1000) / whole) / 10;
}

/**
 * Debt payments / net income, exact. Thresholds are compared as integers (debts × 100 <= income × percent), in cents.
 * Limit: 35 % of net income, usual among Spanish lenders; no law sets it. Months: ⌈exact excess / 5 % of income⌉.
 * Throws RangeError where income is not above 0, or an amount is negative or not whole cents.
 */
export function debtRatio(input: DebtRatioInput): DebtRatio {
  checkInput(input);
  const { income, debts } = input;
  const totalDebts = debts.reduce((sum, debt) => sum + debt, 0);
  const step = STEPS.find(({ upToPercent }) => totalDebts * 100 <= income * upToPercent);
  // In hundredths of a cent, so that it is an integer.
  const overLimit = totalDebts * 100 - income * RECOMMENDED_LIMIT_PERCENT;
  return {
    totalDebts,
    ratio: totalDebts / income,
    ratioPercent: percentWithOneDecimal(totalDebts, income),
    level: step?.level ?? 'dangerous',
    risk: step?.risk ?? 'very-high',
    limit: Math.round((income * RECOMMENDED_LIMIT_PERCENT) / 100),
    capacity: overLimit < 0 ? Math.round(-overLimit / 100) : 0,
    excess: overLimit > 0 ? Math.max(1, Math.round(overLimit / 100)) : 0,
    freeIncome: income - totalDebts,
    barPercent: Math.min(100, (totalDebts * 100) / income),
    monthlyEffort: Math.round((income * EFFORT_PERCENT) / 100),
    monthsToTarget: overLimit > 0 ? Math.ceil(overLimit / (income * EFFORT_PERCENT)) : 0,
  };
}

type DebtShare<Kind extends string> = { kind: Kind; amount: Cents; percentOfTotal: number };

/** The non-zero debts in the given order; each share is in percent, rounded to one decimal by itself. */
export function debtShares<Kind extends string>(debts: readonly { kind: Kind; amount: Cents }[]): DebtShare<Kind>[] {
  const total = debts.reduce((sum, { amount }) => sum + amount, 0);
  return debts
    .filter(({ amount }) => amount > 0)
    .map(({ kind, amount }) => ({ kind, amount, percentOfTotal: percentWithOneDecimal(amount, total) }));
}
