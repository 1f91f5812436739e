import { affordableLevers, type Lever } from '@/lib/calculators/mortgage/affordable-levers';
import { type AffordablePrice, affordablePrice, type Standard } from '@/lib/calculators/mortgage/affordable-price';
import { type InitialCosts, initialCosts } from '@/lib/calculators/mortgage/mortgage-costs';
import { type PurchaseTaxes, purchaseTaxes } from '@/lib/calculators/mortgage/purchase-taxes';
import type { Household } from './affordable-values';

/** `purchase` is what the community makes of the highest price; undefined without one, and where no house passes. */
export type Ceiling = AffordablePrice & {
  levers: readonly Lever[];
  purchase: { taxes: PurchaseTaxes; fees: InitialCosts } | undefined;
};

/** The highest price by each standard; that of the bank is never lower. */
export type AffordableAnswer = Readonly<Record<Standard, Ceiling>>;

function ceilingOf(household: Household, standard: Standard): Ceiling {
  const highest = affordablePrice(household, standard);
  const { place } = household;
  const { price } = highest;
  return {
    ...highest,
    levers: affordableLevers(household, standard),
    purchase: place && price > 0 ? { taxes: purchaseTaxes({ price, ...place }), fees: initialCosts(price) } : undefined,
  };
}

export function affordableAnswer(household: Household): AffordableAnswer {
  return { margin: ceilingOf(household, 'margin'), bank: ceilingOf(household, 'bank') };
}
