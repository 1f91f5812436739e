import type { Cents } from '@/lib/money';

/** The share of net income that debts should not exceed, in percent. */
export const RECOMMENDED_LIMIT_PERCENT = 35;
/** What the reduction plan takes off the instalments every month, in percent of net income. */
export const EFFORT_PERCENT = 5;

export type DebtLevel = 'excellent' | 'healthy' | 'elevated' | 'dangerous';
type DebtRisk = 'low' | 'moderate' | 'high' | 'very-high';

/** Net income of a month, and what each debt takes from it in that month. Integer cents. */
export type DebtRatioInput = { income: Cents; debts: readonly Cents[] };

export type DebtRatio = {
  totalDebts: Cents;
  /** Debts / income, exact. */
  ratio: number;
  /** The same in percent with one decimal, halves upwards: 20.95 % is 21. For display; the level never comes from it. */
  ratioPercent: number;
  level: DebtLevel;
  risk: DebtRisk;
  limit: Cents;
  /** How much more debt fits under the limit, or 0. */
  capacity: Cents;
  /** How much debt lies above the limit, or 0. At least one cent where there is any. */
  excess: Cents;
  /** Income less debts; negative where the debts are larger. */
  freeIncome: Cents;
  /** The ratio in percent, at most 100: what a bar can show. */
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

/** A part of a whole in percent with one decimal, halves upwards. `whole` above 0. */
function percentWithOneDecimal(part: Cents, whole: Cents): number {
  return Math.round((part * 1000) / whole) / 10;
}

/**
 * The debt-to-income ratio of a household: monthly debt payments / net monthly income.
 *
 * Units: integer cents. Thresholds are decided on integers (debts × 100 <= income × percent), so 455 of 1,300 € is
 * exactly 35 % and healthy, and 35.0003 % is not, although both read "35,0 %".
 * limit = 35 % of income; months = ⌈excess / 5 % of income⌉, from the exact excess.
 * Source: the 35 % of net income, counting every debt, is the usual yardstick of Spanish lenders; no law sets it.
 * Throws RangeError where income is not above 0, or an amount is negative or not whole cents.
 */
export function debtRatio(input: DebtRatioInput): DebtRatio {
  checkInput(input);
  const { income, debts } = input;
  const totalDebts = debts.reduce((sum, debt) => sum + debt, 0);
  const step = STEPS.find(({ upToPercent }) => totalDebts * 100 <= income * upToPercent);
  // In hundredths of a cent, which 35 % of whole cents always is a whole number of.
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

/** One kind of debt beside all of them: its amount and its share in percent with one decimal. */
type DebtShare<Kind extends string> = { kind: Kind; amount: Cents; percentOfTotal: number };

/** The kinds of debt that are not zero, in the order given. The shares are rounded one by one. */
export function debtShares<Kind extends string>(debts: readonly { kind: Kind; amount: Cents }[]): DebtShare<Kind>[] {
  const total = debts.reduce((sum, { amount }) => sum + amount, 0);
  return debts
    .filter(({ amount }) => amount > 0)
    .map(({ kind, amount }) => ({ kind, amount, percentOfTotal: percentWithOneDecimal(amount, total) }));
}
