import { compoundInterest } from '@/lib/calculators/compound-interest';
import type { Cents } from '@/lib/money';

type SavingStart = { age: number; years: number; contributed: Cents; balance: Cents };

export type SavingPlan = {
  monthly: Cents;
  /** Assumed, as a fraction of a year. */
  annualRate: number;
  /** The age at which the saving ends, and those at which it may begin. */
  until: number;
  from: readonly number[];
};

/** What the same monthly saving becomes by the same age, for each age at which it begins. */
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
