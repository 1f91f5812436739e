import {
  type OffersValues,
  offerDefaults,
  readOffers,
} from '@/components/calculators/mortgage/compare-offers/offer-values';
import { offersRows } from '@/components/calculators/mortgage/compare-offers/offers-file';
import { compareOffers } from '@/lib/calculators/mortgage/compare-offers';

const above = { principal: 160_000_00, years: 25, rate: 3_500 };
const sentences = { kept: 'kept', reduced: 'reduced' };
const read = (changed: Partial<OffersValues>) => readOffers({ ...offerDefaults(above), ...changed }, sentences);

test('the form is filled in from the calculator above and can be calculated as it is', () => {
  expect(read({})).toEqual({
    ok: true,
    input: {
      principal: 160_000_00,
      years: 25,
      keptYears: 10,
      a: { annualRate: 0.035, commissionShare: 0, yearlyProducts: 0 },
      b: { annualRate: 0.029, commissionShare: 0, yearlyProducts: 600_00 },
    },
  });
});

test.each([
  [
    'figures that cannot be read',
    { principal: undefined, years: undefined, rate: undefined },
    '160.000',
    '25',
    '3,5',
    '2,9',
  ],
  ['a rate near 0', { ...above, rate: 500 }, '160.000', '25', '0,5', '0'],
  [
    'the largest loan and rate',
    { principal: 1_000_000_000_00, years: 40, rate: 50_000 },
    '1.000.000.000',
    '40',
    '50',
    '49,4',
  ],
  ['a loan of a few euros', { ...above, principal: 1_00 }, '1.000', '25', '3,5', '2,9'],
  ['cents', { ...above, principal: 160_000_55 }, '160.000,55', '25', '3,5', '2,9'],
])('%s give a form that can be calculated', (_, texts, loan, term, rateA, rateB) => {
  const values = offerDefaults(texts);
  expect([values['oferta-prestamo'], values['oferta-plazo'], values['oferta-a-tin'], values['oferta-b-tin']]).toEqual([
    loan,
    term,
    rateA,
    rateB,
  ]);
  expect(readOffers(values, sentences).ok).toBe(true);
});

test('products count only for an offer with them, and their fields are then not looked at', () => {
  const parsed = read({ 'oferta-a-hogar': '500', 'oferta-a-vida': 'x', 'oferta-b-alarma': '100,50' });
  expect(parsed.ok && parsed.input.a.yearlyProducts).toBe(0);
  expect(parsed.ok && parsed.input.b.yearlyProducts).toBe(700_50);
});

test.each<[string, Partial<OffersValues>, keyof OffersValues, string]>([
  ['more years than the term', { 'oferta-anos': '26' }, 'oferta-anos', 'kept'],
  ['an unknown choice', { 'oferta-a-bonificada': 'quizá' }, 'oferta-a-bonificada', 'reduced'],
  ['a negative rate', { 'oferta-b-tin': '-1' }, 'oferta-b-tin', 'negative'],
  ['a rate too high', { 'oferta-b-tin': '51' }, 'oferta-b-tin', 'above'],
  ['a toy loan', { 'oferta-prestamo': '999,99' }, 'oferta-prestamo', 'below'],
  ['no loan', { 'oferta-prestamo': '' }, 'oferta-prestamo', 'empty'],
  ['an unreadable product', { 'oferta-b-vida': 'x' }, 'oferta-b-vida', 'unreadable'],
  ['years with a comma', { 'oferta-plazo': '20,5' }, 'oferta-plazo', 'decimals'],
])('%s is refused at its field', (_, changed, field, reason) => {
  const parsed = read(changed);
  expect(parsed.ok).toBe(false);
  const error = parsed.ok ? undefined : parsed.errors[field];
  expect(error && ('message' in error ? error.message : error.reason)).toBe(reason);
});

test('the file holds both offers and a row for each year', () => {
  const parsed = read({ 'oferta-plazo': '2', 'oferta-anos': '1' });
  if (!parsed.ok) throw new Error('the fields are right');
  const rows = offersRows(parsed.input, compareOffers(parsed.input), {
    offers: ['A', 'B'],
    year: 'Año',
    rows: { rate: 'TIN', tae: 'TAE', payment: 'Cuota', cost: 'Coste' },
  });
  expect(rows[1]).toEqual(['TIN', '3,5', '2,9']);
  expect(rows).toHaveLength(8);
  expect(rows.slice(6).map(([year]) => year)).toEqual(['1', '2']);
  expect(rows[4]?.slice(1)).toEqual(rows[6]?.slice(1));
});
