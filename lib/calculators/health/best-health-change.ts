import type { Cents } from '@/lib/money';
import {
  DEBT_STEPS,
  FUND_STEPS,
  financialHealth,
  type Household,
  type InsuranceCover,
  monthlySaving,
  SAVING_STEPS,
} from './financial-health';

/** `target` is the threshold that the change reaches: percent of income, or months of spend. */
type Change =
  | { kind: 'insurance'; cover: InsuranceCover }
  | { kind: 'spend'; amount: Cents; target: number }
  | { kind: 'debt'; amount: Cents; target: number }
  | { kind: 'fund'; amount: Cents; target: number };

/** In points: `gain` over all blocks, and `total`. */
export type HealthChange = Change & { gain: number; total: number };

type Candidate = { change: Change; household: Household };

const EURO = 100;

function upToWholeEuros(amount: Cents): Cents {
  return Math.ceil(amount / EURO) * EURO;
}

function insuranceChanges(household: Household): Candidate[] {
  const covers = ['adequate', 'some'] as const;
  return covers.map((cover) => ({
    change: { kind: 'insurance', cover },
    household: { ...household, insurance: cover },
  }));
}

/** Only variable spend can be cut. The target 0 is any saving at all. */
function spendChanges(household: Household): Candidate[] {
  const { income, variable } = household;
  return [...SAVING_STEPS.map(({ percent }) => percent), 0].flatMap((target) => {
    const missing = Math.max(1, Math.ceil((income * target) / 100)) - monthlySaving(household);
    if (missing <= 0 || missing > variable) return [];
    const amount = Math.min(variable, upToWholeEuros(missing));
    return [{ change: { kind: 'spend', amount, target }, household: { ...household, variable: variable - amount } }];
  });
}

function debtChanges(household: Household): Candidate[] {
  const { income, debtPayments } = household;
  return DEBT_STEPS.flatMap(({ percent: target }) => {
    const surplus = debtPayments - Math.floor((income * target) / 100);
    if (surplus <= 0) return [];
    const amount = Math.min(debtPayments, upToWholeEuros(surplus));
    return [
      { change: { kind: 'debt', amount, target }, household: { ...household, debtPayments: debtPayments - amount } },
    ];
  });
}

function fundChanges(household: Household): Candidate[] {
  const { fixed, variable, fund } = household;
  return FUND_STEPS.flatMap(({ months: target }) => {
    const missing = Math.max(1, (fixed + variable) * target) - fund;
    if (missing <= 0) return [];
    const amount = upToWholeEuros(missing);
    return [{ change: { kind: 'fund', amount, target }, household: { ...household, fund: fund + amount } }];
  });
}

/** Null without a gain. Whole euros, rounded up. Ties: insurance, spend, debt, fund. Throws as financialHealth does. */
export function bestHealthChange(household: Household): HealthChange | null {
  const { total } = financialHealth(household);
  const candidates = [
    ...insuranceChanges(household),
    ...spendChanges(household),
    ...debtChanges(household),
    ...fundChanges(household),
  ];
  let best: HealthChange | null = null;
  for (const candidate of candidates) {
    const reached = financialHealth(candidate.household).total;
    const gain = reached - total;
    if (gain > (best?.gain ?? 0)) best = { ...candidate.change, gain, total: reached };
  }
  return best;
}
