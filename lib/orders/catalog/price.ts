import type { Cents } from '@/lib/shared/money';

type Priced = { price: Cents; priceMax: Cents | null; priceType: 'fixed' | 'range' };

export function offeredPrices({ price, priceMax, priceType }: Priced): Cents[] {
  return priceType === 'range' && priceMax !== null ? [price, priceMax] : [price];
}

/** Null if the selected amount is not offered, or none is selected from a range. */
export function chargedPrice(product: Priced, selected: Cents | undefined): Cents | null {
  const offered = offeredPrices(product);
  if (selected === undefined) return offered.length === 1 ? product.price : null;
  return offered.includes(selected) ? selected : null;
}
