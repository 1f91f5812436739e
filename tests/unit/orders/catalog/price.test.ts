import { chargedPrice, offeredPrices } from '@/lib/orders/catalog/price';

const fixed = { price: 25900, priceMax: null, priceType: 'fixed' } as const;
const range = { price: 30000, priceMax: 60000, priceType: 'range' } as const;

test('a fixed price is the only one on offer', () => {
  expect(offeredPrices(fixed)).toEqual([25900]);
  expect(chargedPrice(fixed, undefined)).toBe(25900);
  expect(chargedPrice(fixed, 25900)).toBe(25900);
});

test('a range offers its two ends and nothing between or beyond', () => {
  expect(offeredPrices(range)).toEqual([30000, 60000]);
  expect(chargedPrice(range, 30000)).toBe(30000);
  expect(chargedPrice(range, 60000)).toBe(60000);
  for (const invented of [1, 29999, 45000, 60001]) expect(chargedPrice(range, invented)).toBeNull();
});

test('a range needs a choice', () => {
  expect(chargedPrice(range, undefined)).toBeNull();
});

test('a price that the visitor made up is refused', () => {
  expect(chargedPrice(fixed, 1)).toBeNull();
});
