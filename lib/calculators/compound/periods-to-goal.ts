import type { Cents } from '@/lib/shared/money';
import { checkGoal, checkPlan, type GrowthPlan, MAX_YEARS } from './growth-plan';
import { afterPeriods, cashedIn, startOf } from './holding';

/** The plan cashed in after this many periods: cents, after fees and tax. */
export type GoalMet = { periods: number; balance: Cents; contributed: Cents; interest: Cents; fees: Cents; tax: Cents };

/**
 * The first period at whose end the plan, cashed in then, leaves the goal or more after fees and tax: 0 if the capital is enough
 * today, null if that never happens within fifty years. A year that is cut short pays its part of the fee, and its own tax. Throws
 * RangeError for a goal below one cent or not whole, and for what `checkPlan` refuses.
 */
export function periodsToGoal(plan: GrowthPlan, goal: Cents): GoalMet | null {
  checkGoal(goal);
  checkPlan(plan);
  const { periodsPerYear } = plan;
  let before = startOf(plan);
  if (Math.round(before.balance) >= goal)
    return { periods: 0, balance: plan.capital, contributed: 0, interest: 0, fees: 0, tax: 0 };
  for (let year = 1; year <= MAX_YEARS; year += 1) {
    for (let period = 1; period <= periodsPerYear; period += 1) {
      const holding = afterPeriods(plan, before, year, period);
      const closed = cashedIn(plan, holding);
      if (Math.round(closed.balance) >= goal)
        return {
          periods: (year - 1) * periodsPerYear + period,
          balance: Math.round(closed.balance),
          contributed: Math.round(closed.contributed),
          interest: Math.round(closed.interest),
          fees: Math.round(closed.fees),
          tax: Math.round(closed.tax),
        };
      if (period === periodsPerYear) before = holding;
    }
  }
  return null;
}
