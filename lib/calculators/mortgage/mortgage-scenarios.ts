import type { Loan } from './french-loan';
import { payLegs, totalPaid } from './mortgage-legs';

/** Exact cents, rate as a fraction. */
export type RateScenario = {
  /** Percentage points added to the first rate. */
  points: number;
  annualRate: number;
  payment: number;
  change: number;
  totalInterest: number;
};

const SCENARIO_POINTS = [-1, 0, 1, 2] as const;

const REVIEW_MONTH = 12;

/** Each rate, never below 0, applies from month 13 to the end. RangeError for an invalid loan or at most a year. */
export function variableScenarios({ principal, annualRate, months }: Loan): RateScenario[] {
  return SCENARIO_POINTS.map((points) => {
    const later = points === 0 ? annualRate : Math.max(0, annualRate + points / 100);
    const legs = payLegs(principal, [
      { annualRate, months: REVIEW_MONTH },
      { annualRate: later, months: months - REVIEW_MONTH },
    ]);
    const [first, second] = legs;
    const payment = second?.payment ?? 0;
    return {
      points,
      annualRate: later,
      payment,
      change: payment - (first?.payment ?? 0),
      totalInterest: totalPaid(legs) - principal,
    };
  });
}
