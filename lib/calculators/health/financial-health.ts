import type { Cents } from '@/lib/shared/money';

export const INSURANCE_COVERS = ['adequate', 'some', 'none'] as const;
export type InsuranceCover = (typeof INSURANCE_COVERS)[number];

/** Per month, integer cents. `fixed` excludes debt payments. `fund` is the emergency fund. */
export type Household = {
  income: Cents;
  fixed: Cents;
  variable: Cents;
  debtPayments: Cents;
  fund: Cents;
  insurance: InsuranceCover;
  ownsHome: boolean;
  hasDependents: boolean;
};

export const HEALTH_BLOCKS = ['saving', 'debt', 'fund', 'protection'] as const;
export type HealthBlock = (typeof HEALTH_BLOCKS)[number];
export type HealthPoints = Record<HealthBlock, number>;
export type HealthLevel = 'excellent' | 'good' | 'fair' | 'critical';

export type FinancialHealth = {
  /** May be negative. */
  saving: Cents;
  savingRate: number;
  debtRatio: number;
  /** fund / (fixed + variable); null where there is a fund and no spend, which has all points. */
  fundMonths: number | null;
  /** fund / (fixed + variable + debt payments), which have to be paid on; null as above. It gives no points. */
  fundMonthsWithDebt: number | null;
  points: HealthPoints;
  /** The maximum of each block for this household, with its home and dependents. */
  reachable: HealthPoints;
  total: number;
  reachableTotal: number;
  level: HealthLevel;
};

/** A block has the points of the first threshold that is met, else 0. */
export const SAVING_STEPS = [
  { percent: 20, points: 25 },
  { percent: 10, points: 20 },
] as const;
export const POINTS_FOR_ANY_SAVING = 15;
export const DEBT_STEPS = [
  { percent: 20, points: 25 },
  { percent: 35, points: 20 },
  { percent: 50, points: 10 },
] as const;
export const FUND_STEPS = [
  { months: 6, points: 25 },
  { months: 3, points: 20 },
  { months: 1, points: 10 },
] as const;
export const INSURANCE_POINTS: Record<InsuranceCover, number> = { adequate: 15, some: 10, none: 0 };
export const POINTS_FOR_HOME = 5;
export const POINTS_FOR_COVERED_DEPENDENTS = 5;
/** A fund of more months of expenses and instalments than these is more than a cushion. */
const MOST_FUND_MONTHS = 12;
const LEVEL_STEPS = [
  { from: 80, level: 'excellent' },
  { from: 60, level: 'good' },
  { from: 40, level: 'fair' },
] as const;

function checkHousehold(household: Household): void {
  const { income, fixed, variable, debtPayments, fund, insurance } = household;
  if (!(Number.isSafeInteger(income) && income > 0)) throw new RangeError('income must be whole cents above 0');
  if (![fixed, variable, debtPayments, fund].every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    throw new RangeError('amounts must be whole cents of 0 or more');
  if (!INSURANCE_COVERS.includes(insurance)) throw new RangeError('insurance must be adequate, some or none');
}

export function monthlySaving(household: Pick<Household, 'income' | 'fixed' | 'variable' | 'debtPayments'>): Cents {
  const { income, fixed, variable, debtPayments } = household;
  return income - fixed - variable - debtPayments;
}

/**
 * What a fund of more than a year of expenses and instalments holds above the six months that have all points; else 0, as where
 * nothing is spent or the month does not reach, which the fund has to pay.
 */
export function idleSavings(household: Household): Cents {
  const { fixed, variable, debtPayments, fund } = household;
  const outgo = fixed + variable + debtPayments;
  if (outgo === 0 || monthlySaving(household) < 0 || fund <= outgo * MOST_FUND_MONTHS) return 0;
  return fund - outgo * FUND_STEPS[0].months;
}

function savingPoints(saving: Cents, income: Cents): number {
  const step = SAVING_STEPS.find(({ percent }) => saving * 100 >= income * percent);
  return step?.points ?? (saving > 0 ? POINTS_FOR_ANY_SAVING : 0);
}

function debtPoints(debtPayments: Cents, income: Cents): number {
  return DEBT_STEPS.find(({ percent }) => debtPayments * 100 <= income * percent)?.points ?? 0;
}

function fundPoints(fund: Cents, spend: Cents): number {
  if (fund === 0) return 0;
  return FUND_STEPS.find(({ months }) => fund >= spend * months)?.points ?? 0;
}

function protectionPoints({ insurance, ownsHome, hasDependents }: Household): number {
  const covered = hasDependents && insurance === 'adequate';
  return INSURANCE_POINTS[insurance] + (ownsHome ? POINTS_FOR_HOME : 0) + (covered ? POINTS_FOR_COVERED_DEPENDENTS : 0);
}

function sum(points: HealthPoints): number {
  return HEALTH_BLOCKS.reduce((total, block) => total + points[block], 0);
}

function monthsCovered(fund: Cents, monthly: Cents): number | null {
  if (monthly > 0) return fund / monthly;
  return fund > 0 ? null : 0;
}

/**
 * From 0 to 100, in four blocks of 25: saving, debt, emergency fund, protection. Rate and ratio are exact fractions.
 * saving = income − fixed − variable − debt payments. Thresholds compare integers (saving × 100 >= income × 20).
 * Source: our own scale (20 % saved, 3 to 6 months in the fund, debts within 35 % of net income); not a credit score.
 * Throws RangeError where income is not above 0, or an amount is negative or not whole cents.
 */
export function financialHealth(household: Household): FinancialHealth {
  checkHousehold(household);
  const { income, fixed, variable, debtPayments, fund } = household;
  const saving = monthlySaving(household);
  const spend = fixed + variable;
  const points: HealthPoints = {
    saving: savingPoints(saving, income),
    debt: debtPoints(debtPayments, income),
    fund: fundPoints(fund, spend),
    protection: protectionPoints(household),
  };
  const reachable: HealthPoints = {
    saving: SAVING_STEPS[0].points,
    debt: DEBT_STEPS[0].points,
    fund: FUND_STEPS[0].points,
    protection: protectionPoints({ ...household, insurance: 'adequate' }),
  };
  const total = sum(points);
  return {
    saving,
    savingRate: saving / income,
    debtRatio: debtPayments / income,
    fundMonths: monthsCovered(fund, spend),
    fundMonthsWithDebt: monthsCovered(fund, spend + debtPayments),
    points,
    reachable,
    total,
    reachableTotal: sum(reachable),
    level: LEVEL_STEPS.find(({ from }) => total >= from)?.level ?? 'critical',
  };
}
