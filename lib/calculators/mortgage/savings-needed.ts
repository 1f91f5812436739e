import type { Cents } from '@/lib/shared/money';
import { initialCosts, usualDownPayment } from './mortgage-costs';

export type SavingsNeeded = {
  downPayment: Cents;
  taxes: Cents;
  costs: Cents;
  total: Cents;
  /** Never negative. */
  shortfall: Cents;
};

/** What a purchase takes in cash where the bank lends 80 %: 20 % of the price, its taxes and the initial costs. In cents. */
export function savingsNeeded({ price, savings, taxes }: Record<'price' | 'savings' | 'taxes', Cents>): SavingsNeeded {
  if (!(Number.isSafeInteger(taxes) && taxes >= 0)) throw new RangeError('taxes must be whole cents from 0');
  const downPayment = usualDownPayment(price);
  const costs = initialCosts(price).total;
  const total = downPayment + taxes + costs;
  return { downPayment, taxes, costs, total, shortfall: Math.max(0, total - savings) };
}
