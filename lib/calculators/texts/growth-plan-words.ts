import type { CompoundingFrequency, GrowthPlan } from '@/lib/calculators/compound/growth-plan';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsAndDays, yearsAndMonths } from '@/lib/shared/i18n/years-and-months';

/** How often a contribution is paid. */
export const EACH_PERIOD: Readonly<Record<CompoundingFrequency, string>> = {
  12: 'al mes',
  4: 'al trimestre',
  1: 'al año',
  365: 'al día',
};

/** "diez años y tres meses"; quarters are told in months, the periods of daily plans in days. */
export function timeOf(periods: number, periodsPerYear: CompoundingFrequency): string {
  return periodsPerYear === 365 ? yearsAndDays(periods) : yearsAndMonths((periods * 12) / periodsPerYear);
}

/** "comisión e impuestos"; undefined for a plan without either. */
export function costWords({ yearlyFee = 0, tax = 'no' }: Pick<GrowthPlan, 'yearlyFee' | 'tax'>): string | undefined {
  if (yearlyFee > 0) return tax === 'no' ? 'comisión' : 'comisión e impuestos';
  return tax === 'no' ? undefined : 'impuestos';
}

/** The options that were used, as they continue "al 7 % TAE": ", con una comisión del 0,5 % al año e impuestos al final". */
export function optionWords({ yearlyFee = 0, tax = 'no', contributionRise = 0 }: GrowthPlan): string {
  const fee = yearlyFee > 0 ? `una comisión del ${formatRate(yearlyFee)} al año` : '';
  const taxes = { no: '', final: 'impuestos al final', anual: 'impuestos cada año' }[tax];
  const costs = fee && taxes ? `${fee} e ${taxes}` : fee || taxes;
  const rise = contributionRise > 0 ? `aportaciones que suben un ${formatRate(contributionRise)} cada año` : '';
  const all = [costs, rise].filter(Boolean);
  return all.length > 0 ? `, con ${all.join(' y ')}` : '';
}

/** "7 % TIN" */
export function rateWords({ annualRate, rateKind = 'tin' }: GrowthPlan): string {
  return `${formatRate(annualRate)} ${rateKind === 'tae' ? 'TAE' : 'TIN'}`;
}
