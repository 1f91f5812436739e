import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
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

/** The largest inputs of the two calculators that compute period by period. */
export async function measureCalculators(): Promise<Row[]> {
  const plan = {
    capital: 100_000,
    contribution: 10_000,
    years: 50,
    annualRate: 0.07,
    periodsPerYear: 365,
  } as const;
  const loan = { price: 35_000_000, savings: 5_000_000, years: 40, annualRate: 0.031, kind: 'variable' } as const;
  const figures: [string, number][] = [
    ['fifty years of daily compound interest', fastest(() => compoundInterest(plan))],
    ['a mortgage schedule of forty years', fastest(() => simulateMortgage(loan))],
  ];
  return figures.map(([figure, ms]) => row(figure, ms, 'ms', `< ${GOAL_MS} ms`, ms < GOAL_MS));
}
