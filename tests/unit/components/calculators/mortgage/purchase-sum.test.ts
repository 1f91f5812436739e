import * as loaded from '@/components/calculators/mortgage/purchase/loaded-taxes';
import { purchaseSum } from '@/components/calculators/mortgage/purchase/use-purchase-sum';

const loan = { price: 300_000_00, savings: 90_000_00, years: 25, annualRate: 0.03, kind: 'fijo' } as const;
const refused = (relief: string, price: number = loan.price) =>
  purchaseSum({ ...loan, price, purchase: { community: 'madrid', home: 'used', relief } }, loaded)?.refused;

test('only a reduction that exists can be above its limit', () => {
  expect(refused('vivienda-habitual')).toBe(true);
  expect(refused('vivienda-habitual', 250_000_00)).toBe(false);
  expect(refused('')).toBe(false);
  expect(refused('xyz')).toBe(false);
  expect(refused('joven')).toBe(false);
});

test('without a community there is no sum', () => {
  expect(purchaseSum(loan, loaded)).toBeUndefined();
});
