import type { CompoundInput } from '@/lib/calculators/compound/compound-interest';
import type { GrowthCosts } from '@/lib/calculators/compound/growth-costs';
import type { GrowthPlan } from '@/lib/calculators/compound/growth-plan';
import { formatShare } from '@/lib/i18n/numbers';
import { type Cents, wholeDifference, wholeEuros } from '@/lib/money';

/** "comisión e impuestos"; undefined for a plan without either. */
export function costWords({ yearlyFee = 0, tax = 'no' }: Pick<GrowthPlan, 'yearlyFee' | 'tax'>): string | undefined {
  if (yearlyFee > 0) return tax === 'no' ? 'comisión' : 'comisión e impuestos';
  return tax === 'no' ? undefined : 'impuestos';
}

/** What is left, and what each takes away, as the reader subtracts the shown figures. */
export function costsSentence(plan: CompoundInput, balance: Cents, { untouched, afterFee }: GrowthCosts): string {
  const { yearlyFee = 0, tax = 'no' } = plan;
  const fee = `la comisión te cuesta ${wholeDifference(untouched, afterFee)}`;
  const taxes = wholeDifference(afterFee, balance);
  const growth = yearlyFee > 0 || tax === 'anual' ? ' Contamos lo que pagas y lo que ese dinero habría rendido.' : '';
  const what =
    yearlyFee > 0 ? (tax === 'no' ? fee : `${fee} y los impuestos, ${taxes}`) : `los impuestos te cuestan ${taxes}`;
  return `Te quedan ${wholeEuros(balance)} después de ${costWords(plan)}: ${what}. Sin ${tax === 'no' ? 'ella' : 'ellos'} serían ${wholeEuros(untouched)}.${growth}`;
}

/** The options that were used, as they continue "al 7 % TAE": ", con una comisión del 0,5 % al año e impuestos al final". */
export function optionWords({ yearlyFee = 0, tax = 'no', contributionRise = 0 }: GrowthPlan): string {
  const fee = yearlyFee > 0 ? `una comisión del ${formatShare(yearlyFee, { most: 3 })} al año` : '';
  const taxes = { no: '', final: 'impuestos al final', anual: 'impuestos cada año' }[tax];
  const costs = fee && taxes ? `${fee} e ${taxes}` : fee || taxes;
  const rise =
    contributionRise > 0 ? `aportaciones que suben un ${formatShare(contributionRise, { most: 3 })} cada año` : '';
  const all = [costs, rise].filter(Boolean);
  return all.length > 0 ? `, con ${all.join(' y ')}` : '';
}

/** "7 % TIN" */
export function rateWords({ annualRate, rateKind = 'tin' }: GrowthPlan): string {
  return `${formatShare(annualRate, { most: 3 })} ${rateKind === 'tae' ? 'TAE' : 'TIN'}`;
}
