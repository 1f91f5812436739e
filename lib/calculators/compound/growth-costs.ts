import type { Cents } from '@/lib/shared/money';
import { type CompoundInput, type CompoundResult, compoundInterest } from './compound-interest';

/** Final balances: without fee and tax, and with the fee alone. */
export type GrowthCosts = { untouched: Cents; afterFee: Cents };

/**
 * What fee and tax cost, which is more than what is paid: also what it would have earned. The fee costs untouched − afterFee, the
 * tax afterFee − balance. Undefined for a plan without either. Throws what `compoundInterest` throws.
 */
export function growthCosts(plan: CompoundInput, { balance }: CompoundResult): GrowthCosts | undefined {
  const { yearlyFee = 0, tax = 'no' } = plan;
  if (yearlyFee === 0 && tax === 'no') return undefined;
  return {
    untouched: compoundInterest({ ...plan, yearlyFee: 0, tax: 'no' }).balance,
    afterFee: tax === 'no' ? balance : compoundInterest({ ...plan, tax: 'no' }).balance,
  };
}
