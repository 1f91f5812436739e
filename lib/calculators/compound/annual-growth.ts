import type { GrowthPlan } from './growth-plan';

type Quoted = Pick<GrowthPlan, 'annualRate' | 'periodsPerYear' | 'rateKind'>;

/** The rate of one period: TIN / m, or (1 + TAE)^(1/m) − 1. */
export function periodRate({ annualRate, periodsPerYear, rateKind }: Quoted): number {
  return rateKind === 'tae' ? Math.expm1(Math.log1p(annualRate) / periodsPerYear) : annualRate / periodsPerYear;
}

/** What a year adds to each euro, interest on interest included: (1 + TIN/m)^m − 1, or the TAE itself. */
export function effectiveAnnualGrowth({ annualRate, periodsPerYear, rateKind }: Quoted): number {
  return rateKind === 'tae' ? annualRate : Math.expm1(periodsPerYear * Math.log1p(annualRate / periodsPerYear));
}
