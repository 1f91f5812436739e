import * as loaded from '@/components/calculators/mortgage/purchase/loaded-taxes';
import { purchaseSum } from '@/components/calculators/mortgage/purchase/use-purchase-sum';

const loan = { price: 300_000_00, savings: 90_000_00, years: 25, annualRate: 0.03, kind: 'fijo' } as const;
const sumOf = (relief: string, price: number = loan.price, facts = {}) =>
  purchaseSum({ ...loan, price, purchase: { community: 'madrid', home: 'used', relief, facts } }, loaded);

test('only a reduction that exists can be above its limit', () => {
  const passed = (relief: string, price?: number) => sumOf(relief, price)?.taxes.passed;
  expect(passed('vivienda-habitual')).toEqual([{ kind: 'price', limit: 250_000_00 }]);
  expect(passed('vivienda-habitual', 250_000_00)).toEqual([]);
  for (const relief of ['', 'xyz', 'joven']) expect(passed(relief)).toEqual([]);
});

test('the loan of the calculation counts where a reduction asks for one', () => {
  const passed = (savings: number) =>
    purchaseSum(
      {
        ...loan,
        price: 200_000_00,
        savings,
        purchase: { community: 'castilla-la-mancha', home: 'used', relief: 'joven', facts: {} },
      },
      loaded,
    )?.taxes.passed;
  expect(passed(99_999_99)).toEqual([]);
  expect(passed(100_000_00)).toEqual([{ kind: 'loanAbove' }]);
});

test('why a reduction is not applied is said with its limit, and what is missing', () => {
  const { purchaseNotes } = loaded;
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(purchaseNotes.reliefRefused(sumOf('vivienda-habitual')?.taxes.passed ?? []))).toBe(
    'La reducción que has elegido no se aplica: el precio pasa de 250.000 €.',
  );
  expect(purchaseNotes.reliefOpen(['income', 'wealth'])).toContain('falta vuestra base del IRPF y vuestro patrimonio.');
});

test('without a community there is no sum', () => {
  expect(purchaseSum(loan, loaded)).toBeUndefined();
});
