import type { Cents } from '@/lib/shared/money';
import {
  DEBT_STEPS,
  type FinancialHealth,
  FUND_STEPS,
  financialHealth,
  type HealthPoints,
  type Household,
  type InsuranceCover,
  monthlySaving,
  SAVING_STEPS,
} from './financial-health';

/** `spend` and `debt` are less of it each month, `fund` is more of it once. */
type Change =
  | { kind: 'insurance'; cover: InsuranceCover }
  | { kind: 'spend'; amount: Cents }
  | { kind: 'debt'; amount: Cents }
  | { kind: 'fund'; amount: Cents };

/**
 * The threshold that each block with more points reaches: percent of income saved (0 is any saving at all), percent of
 * income in instalments, months of spend.
 */
export type ReachedThresholds = Partial<Record<'saving' | 'debt' | 'fund', number>>;

/** In points: `gain` over all blocks, and `total`. */
export type HealthChange = Change & { reached: ReachedThresholds; gain: number; total: number };

type Candidate = { change: Change; household: Household };

const EURO = 100;

/** The smallest amounts in whole euros, or all of `most`, that cover what is missing for each threshold. */
function coveringAmounts(missing: readonly Cents[], most = Number.MAX_SAFE_INTEGER): Cents[] {
  return missing
    .filter((amount) => amount > 0 && amount <= most)
    .map((amount) => Math.min(most, Math.ceil(amount / EURO) * EURO));
}

function missingSaving(household: Household): Cents[] {
  const percents = [...SAVING_STEPS.map(({ percent }) => percent), 0];
  return percents.map(
    (percent) => Math.max(1, Math.ceil((household.income * percent) / 100)) - monthlySaving(household),
  );
}

function insuranceChanges(household: Household): Candidate[] {
  const covers = ['adequate', 'some'] as const;
  return covers.map((cover) => ({
    change: { kind: 'insurance', cover },
    household: { ...household, insurance: cover },
  }));
}

/** Only variable spend can be cut. Less of it raises the saving and makes the fund last longer. */
function spendChanges(household: Household): Candidate[] {
  const { fixed, variable, fund } = household;
  const tooMuchForFund = FUND_STEPS.map(({ months }) => fixed + variable - Math.floor(fund / months));
  return coveringAmounts([...missingSaving(household), ...tooMuchForFund], variable).map((amount) => ({
    change: { kind: 'spend', amount },
    household: { ...household, variable: variable - amount },
  }));
}

/** Lower instalments raise the saving too. */
function debtChanges(household: Household): Candidate[] {
  const { income, debtPayments } = household;
  const tooMuchDebt = DEBT_STEPS.map(({ percent }) => debtPayments - Math.floor((income * percent) / 100));
  return coveringAmounts([...tooMuchDebt, ...missingSaving(household)], debtPayments).map((amount) => ({
    change: { kind: 'debt', amount },
    household: { ...household, debtPayments: debtPayments - amount },
  }));
}

/** A household that loses money has nothing to put aside: the hole comes first. */
function fundChanges(household: Household): Candidate[] {
  const { fixed, variable, fund } = household;
  if (monthlySaving(household) < 0) return [];
  return coveringAmounts(FUND_STEPS.map(({ months }) => Math.max(1, (fixed + variable) * months) - fund)).map(
    (amount) => ({ change: { kind: 'fund', amount }, household: { ...household, fund: fund + amount } }),
  );
}

function reachedThresholds(before: HealthPoints, after: HealthPoints): ReachedThresholds {
  const saving = SAVING_STEPS.find(({ points }) => points === after.saving)?.percent ?? 0;
  const debt = DEBT_STEPS.find(({ points }) => points === after.debt)?.percent;
  const fund = FUND_STEPS.find(({ points }) => points === after.fund)?.months;
  return {
    ...(after.saving > before.saving && { saving }),
    ...(after.debt > before.debt && { debt }),
    ...(after.fund > before.fund && { fund }),
  };
}

function amountOf(change: Change): Cents {
  return change.kind === 'insurance' ? 0 : change.amount;
}

function outcome({ change, household }: Candidate, { points, total }: FinancialHealth): HealthChange {
  const after = financialHealth(household);
  return {
    ...change,
    reached: reachedThresholds(points, after.points),
    gain: after.total - total,
    total: after.total,
  };
}

/**
 * The single change that gains most, of all there are: other insurance; less variable spend or lower instalments, down to
 * none; more in the fund, unless the month does not reach. In whole euros, or all there is. Of equal gains the smallest amount,
 * then in that order; null without a gain. Points only rise with an amount, so the amounts at which a block reaches a threshold
 * are all that need to be tried. Throws as financialHealth does.
 */
export function bestHealthChange(household: Household): HealthChange | null {
  const today = financialHealth(household);
  const candidates = [
    ...insuranceChanges(household),
    ...spendChanges(household),
    ...debtChanges(household),
    ...fundChanges(household),
  ];
  let best: HealthChange | null = null;
  for (const candidate of candidates) {
    const change = outcome(candidate, today);
    const isSmaller = best !== null && change.gain === best.gain && amountOf(change) < amountOf(best);
    if (change.gain > (best?.gain ?? 0) || isSmaller) best = change;
  }
  return best;
}
