import * as loaded from '@/components/calculators/mortgage/purchase/loaded-taxes';
import { purchaseSum } from '@/components/calculators/mortgage/purchase/use-purchase-sum';

const loan = { price: 300_000_00, savings: 90_000_00, years: 25, annualRate: 0.03, kind: 'fijo' } as const;
const sumOf = (relief: string, price: number = loan.price) =>
  purchaseSum({ ...loan, price, purchase: { community: 'madrid', home: 'used', relief } }, loaded);

test('only a reduction that is offered can be above its highest price', () => {
  const passed = (relief: string, price?: number) => sumOf(relief, price)?.taxes.passed;
  expect(passed('vivienda-habitual')).toBe(250_000_00);
  expect(passed('vivienda-habitual', 250_000_00)).toBeUndefined();
  for (const relief of ['', 'xyz', 'joven', 'constructor']) expect(passed(relief)).toBeUndefined();
});

test('without a community there is no sum', () => {
  expect(purchaseSum(loan, loaded)).toBeUndefined();
});
