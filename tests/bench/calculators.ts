import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { affordableLevers } from '@/lib/calculators/mortgage/affordable-levers';
import { euriborPath } from '@/lib/calculators/mortgage/euribor-path';
import { purchaseCosts } from '@/lib/calculators/mortgage/purchase-costs';
import { simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';
import { type Row, row } from './table';

const GOAL_MS = 5;

/** The fastest of some runs, in milliseconds: what the arithmetic itself takes. */
function fastest(compute: () => unknown): number {
  const times = Array.from({ length: 40 }, () => {
    const begun = performance.now();
    compute();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/** The largest inputs of what computes period by period, or searches. */
export async function measureCalculators(): Promise<Row[]> {
  const plan = {
    capital: 100_000,
    contribution: 10_000,
    years: 50,
    annualRate: 0.07,
    periodsPerYear: 365,
  } as const;
  const loan = { price: 35_000_000, savings: 5_000_000, years: 40, annualRate: 0.031, kind: 'variable' } as const;
  const path = {
    principal: 30_000_000,
    months: 480,
    euribor: 0.025,
    spread: 0.01,
    review: 6,
    points: [{ year: 10, euribor: 0.05 }],
  } as const;
  const household = {
    income: 300_000,
    savings: 7_000_000,
    debts: 20_000,
    years: 25,
    annualRate: 0.03,
    costsOf: (price: number) => purchaseCosts(price, { community: 'cataluna', home: 'used' }),
  };
  const figures: [string, number][] = [
    ['fifty years of daily compound interest', fastest(() => compoundInterest(plan))],
    ['a mortgage schedule of forty years', fastest(() => simulateMortgage(loan))],
    ['a Euríbor path of forty years', fastest(() => euriborPath(path))],
    ['the highest price with five changes', fastest(() => affordableLevers(household, 'bank'))],
  ];
  return figures.map(([figure, ms]) => row(figure, ms, 'ms', `< ${GOAL_MS} ms`, ms < GOAL_MS));
}
