import { affordablePrice } from '@/lib/calculators/mortgage/affordable-price';
import { COMMUNITIES } from '@/lib/calculators/mortgage/communities';
import { initialCosts, PURCHASE_COSTS_RANGE } from '@/lib/calculators/mortgage/mortgage-costs';
import { type HomePlace, purchaseCosts } from '@/lib/calculators/mortgage/purchase-costs';
import { purchaseTaxes } from '@/lib/calculators/mortgage/purchase-taxes';

const places = COMMUNITIES.flatMap((community) =>
  (['new', 'used'] as const).map((home): HomePlace => ({ community, home })),
);

test('without a place it is 10 % of the price, rounded up', () => {
  expect(purchaseCosts(200_000_00, undefined)).toBe(20_000_00);
  expect(purchaseCosts(1_01, undefined)).toBe(11);
});

test('the told range is that of the table', () => {
  const { price } = PURCHASE_COSTS_RANGE;
  const percents = places
    .filter(({ community }) => community !== 'ceuta' && community !== 'melilla')
    .map((place) => (purchaseCosts(price, place) * 100) / price);
  expect(PURCHASE_COSTS_RANGE).toEqual({
    least: Math.floor(Math.min(...percents)),
    most: Math.ceil(Math.max(...percents)),
    price: 200_000_00,
  });
});

test.each(places)('in $community, $home, it is taxes and costs, and never lower for a higher price', (place) => {
  expect(purchaseCosts(250_000_00, place)).toBe(
    purchaseTaxes({ price: 250_000_00, ...place }).total + initialCosts(250_000_00).total,
  );
  // Around every thousand euros, where scales change.
  const prices = Array.from({ length: 1_500 }, (_, index) => (index + 1) * 1_000_00).flatMap((price) => [
    price - 1,
    price,
    price + 1,
  ]);
  const costs = prices.map((price) => purchaseCosts(price, place));
  expect(costs.filter((cost, index) => cost < (costs[index - 1] ?? 0))).toEqual([]);
});

test.each(places)('the price that is affordable in $community, $home, holds, and a thousand more does not', (place) => {
  const household = { income: 3_000_00, savings: 70_000_00, debts: 0, years: 30, annualRate: 0.03 };
  const { price, limit } = affordablePrice({ ...household, costsOf: (cents) => purchaseCosts(cents, place) }, 'margin');
  const needed = (cents: number) => Math.max(cents * 0.3, cents * 0.2 + purchaseCosts(cents, place));
  expect(limit).toBe('savings');
  expect(needed(price)).toBeLessThanOrEqual(70_000_00.5);
  expect(needed(price + 1_000_00)).toBeGreaterThan(70_000_00);
});
