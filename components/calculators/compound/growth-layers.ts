import type { CompoundYear } from '@/lib/calculators/compound/compound-interest';
import type { Cents } from '@/lib/shared/money';

/** What a year's column is made of, from the bottom: the first three are the balance. */
export type GrowthMoment = { year: number; capital: Cents; contributed: Cents; interest: Cents; costs: Cents };

/** Fee and tax are taken from the interest first, then from the contributions, then from the capital. */
export function growthLayers(capital: Cents, schedule: readonly CompoundYear[]): GrowthMoment[] {
  const start = { year: 0, capital, contributed: 0, interest: 0, costs: 0 };
  const years = schedule.map(({ year, contributed, balance, fees, tax }) => {
    const ofCapital = Math.min(capital, balance);
    const ofContributed = Math.min(contributed, balance - ofCapital);
    return {
      year,
      capital: ofCapital,
      contributed: ofContributed,
      interest: balance - ofCapital - ofContributed,
      costs: fees + tax,
    };
  });
  return [start, ...years];
}
