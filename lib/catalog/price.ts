import type { Cents } from '@/lib/money';

type Priced = { price: Cents; priceMax: Cents | null; priceType: 'fixed' | 'range' };

/** The amounts at which a product may be bought: one, or its minimum and its maximum. */
export function offeredPrices({ price, priceMax, priceType }: Priced): Cents[] {
  return priceType === 'range' && priceMax !== null ? [price, priceMax] : [price];
}

/** What to charge, or null if the visitor chose an amount that is not on offer. A range needs a choice. */
export function chargedPrice(product: Priced, selected: Cents | undefined): Cents | null {
  const offered = offeredPrices(product);
  if (selected === undefined) return offered.length === 1 ? product.price : null;
  return offered.includes(selected) ? selected : null;
}
