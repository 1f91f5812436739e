import { affordableLevers, type Lever } from '@/lib/calculators/mortgage/affordable-levers';
import { type AffordablePrice, affordablePrice } from '@/lib/calculators/mortgage/affordable-price';
import { type InitialCosts, initialCosts } from '@/lib/calculators/mortgage/mortgage-costs';
import { type PurchaseTaxes, purchaseTaxes } from '@/lib/calculators/mortgage/purchase-taxes';
import type { Household } from './affordable-values';

/** `purchase` is what the community makes of the highest price; undefined without one, and where no house passes. */
export type AffordableAnswer = AffordablePrice & {
  levers: readonly Lever[];
  purchase: { taxes: PurchaseTaxes; fees: InitialCosts } | undefined;
};

export function affordableAnswer(household: Household): AffordableAnswer {
  const answer = affordablePrice(household);
  const { place } = household;
  const { price } = answer;
  return {
    ...answer,
    levers: affordableLevers(household),
    purchase: place && price > 0 ? { taxes: purchaseTaxes({ price, ...place }), fees: initialCosts(price) } : undefined,
  };
}
