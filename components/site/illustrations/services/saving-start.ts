import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import type { Cents } from '@/lib/shared/money';

type SavingStart = { age: number; years: number; contributed: Cents; balance: Cents };

export type SavingPlan = {
  monthly: Cents;
  /** A fraction, per year. */
  annualRate: number;
  /** Age at the end, and the compared ages at the start. */
  until: number;
  from: readonly number[];
};

/** The final balance of the same monthly saving for each starting age. */
export function savingStarts({ monthly, annualRate, until, from }: SavingPlan): SavingStart[] {
  return from.map((age) => {
    const years = until - age;
    const { contributed, balance } = compoundInterest({
      capital: 0,
      contribution: monthly,
      years,
      annualRate,
      periodsPerYear: 12,
    });
    return { age, years, contributed, balance };
  });
}
