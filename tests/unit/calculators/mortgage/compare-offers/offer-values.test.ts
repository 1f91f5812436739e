import {
  linkDefaults,
  type OffersValues,
  offerDefaults,
  readOffers,
} from '@/components/calculators/mortgage/compare-offers/offer-values';
import { offersRows } from '@/components/calculators/mortgage/compare-offers/offers-file';
import { compareOffers } from '@/lib/calculators/mortgage/compare-offers';

const above = { principal: 160_000_00, years: 25, rate: 3_500 };
const t = (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' ');
const readLink = (given: Partial<OffersValues>) => readOffers({ ...linkDefaults(above), ...given }, t);
const fixed = (annualRate: number) => ({ kind: 'fijo', annualRate });
const read = (changed: Partial<OffersValues>) => readOffers({ ...offerDefaults(above), ...changed }, t);

test('the form is filled in from the calculator above and can be calculated as it is', () => {
  expect(read({})).toEqual({
    ok: true,
    input: {
      principal: 160_000_00,
      years: 25,
      keptYears: 10,
      euribor: 0,
      a: { rate: fixed(0.035), commissionShare: 0, products: [] },
      b: {
        rate: fixed(0.029),
        commissionShare: 0,
        products: [
          { product: 'nomina', yearly: 0, discount: 0.003 },
          { product: 'hogar', yearly: 250_00, discount: 0.001 },
          { product: 'vida', yearly: 350_00, discount: 0.002 },
        ],
      },
    },
  });
});

test('a link that knows no kinds and no discounts holds two fixed offers, and judges nothing', () => {
  const parsed = readLink({
    'oferta-anos': '10',
    'oferta-b-tin': '2,6',
    'oferta-b-hogar': '350',
    'oferta-b-vida': '450',
  });
  expect(parsed).toEqual({
    ok: true,
    input: {
      principal: 160_000_00,
      years: 25,
      keptYears: 10,
      euribor: 0,
      a: { rate: fixed(0.035), commissionShare: 0, products: [] },
      b: {
        rate: fixed(0.026),
        commissionShare: 0,
        products: [
          { product: 'hogar', yearly: 350_00, discount: undefined },
          { product: 'vida', yearly: 450_00, discount: undefined },
        ],
      },
    },
  });
});

test.each<[string, Partial<Parameters<typeof offerDefaults>[0]>, unknown]>([
  [
    'variable',
    { kind: 'variable', rate: 3_100, parts: { euribor: 2_200, spread: 900 } },
    { kind: 'variable', spread: 0.009 },
  ],
  ['mixto', { kind: 'mixto', fixedYears: 7 }, { kind: 'mixto', annualRate: 0.035, fixedYears: 7, spread: 0.01 }],
  ['mixto, fixed to the end', { kind: 'mixto', fixedYears: 25 }, fixed(0.035)],
])('above a loan that is %s, offer A is that loan', (_, loan, rate) => {
  const parsed = readOffers(offerDefaults({ ...above, ...loan }), t);
  expect(parsed.ok && parsed.input.a.rate).toEqual(rate);
});

test('the Euríbor is read once for both, and only where an offer follows it', () => {
  const wrong = { 'oferta-euribor': 'x' };
  expect(read(wrong).ok).toBe(true);
  const parsed = read({ 'oferta-a-tipo': 'variable', 'oferta-b-tipo': 'mixto', 'oferta-euribor': '2,25' });
  expect(parsed.ok && parsed.input.euribor).toBe(0.0225);
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
  expect(readOffers(values, t).ok).toBe(true);
});

test('products count only for an offer with them, and their fields are then not looked at', () => {
  const parsed = read({ 'oferta-a-hogar': '500', 'oferta-a-vida': 'x', 'oferta-b-alarma': '100,50' });
  expect(parsed.ok && parsed.input.a.products).toEqual([]);
  expect(parsed.ok && parsed.input.b.products.at(-1)).toEqual({
    product: 'alarma',
    yearly: 100_50,
    discount: undefined,
  });
});

test.each<[string, Partial<OffersValues>, keyof OffersValues, string]>([
  ['more years than the term', { 'oferta-anos': '26' }, 'oferta-anos', 'keptYearsError'],
  ['an unknown choice', { 'oferta-a-bonificada': 'quizá' }, 'oferta-a-bonificada', 'reducedError'],
  ['a negative rate', { 'oferta-b-tin': '-1' }, 'oferta-b-tin', 'negative'],
  ['a rate too high', { 'oferta-b-tin': '51' }, 'oferta-b-tin', 'above'],
  ['a toy loan', { 'oferta-prestamo': '999,99' }, 'oferta-prestamo', 'below'],
  ['no loan', { 'oferta-prestamo': '' }, 'oferta-prestamo', 'empty'],
  ['an unreadable product', { 'oferta-b-vida': 'x' }, 'oferta-b-vida', 'unreadable'],
  ['a product without its cost', { 'oferta-b-vida': '' }, 'oferta-b-vida', 'empty'],
  ['an unreadable discount', { 'oferta-b-vida-baja': 'x' }, 'oferta-b-vida-baja', 'unreadable'],
  ['a discount of more than five points', { 'oferta-b-vida-baja': '5,001' }, 'oferta-b-vida-baja', 'above'],
  ['a negative discount', { 'oferta-b-otro-baja': '-0,1' }, 'oferta-b-otro-baja', 'negative'],
  ['an unknown kind', { 'oferta-a-tipo': 'otra' }, 'oferta-a-tipo', 'kindError'],
  [
    'a variable offer without a spread',
    { 'oferta-a-tipo': 'variable', 'oferta-a-diferencial': '' },
    'oferta-a-diferencial',
    'empty',
  ],
  ['a Euríbor that never was', { 'oferta-b-tipo': 'variable', 'oferta-euribor': '10,001' }, 'oferta-euribor', 'above'],
  ['fixed years to the end', { 'oferta-b-tipo': 'mixto', 'oferta-b-fijos': '25' }, 'oferta-b-fijos', 'fixedYearsError'],
  ['no fixed years', { 'oferta-b-tipo': 'mixto', 'oferta-b-fijos': '0' }, 'oferta-b-fijos', 'below'],
  ['years with a comma', { 'oferta-plazo': '20,5' }, 'oferta-plazo', 'decimals'],
])('%s is refused at its field', (_, changed, field, reason) => {
  const parsed = read(changed);
  expect(parsed.ok).toBe(false);
  const error = parsed.ok ? undefined : parsed.errors[field];
  expect(error && ('message' in error ? error.message : error.reason)).toBe(reason);
});

function fileOf(parsed: ReturnType<typeof readOffers>) {
  if (!parsed.ok) throw new Error('the fields are right');
  return offersRows(parsed.input, compareOffers(parsed.input), t);
}

test('the file holds both offers and a row for each year', () => {
  const rows = fileOf(readLink({ 'oferta-plazo': '2', 'oferta-anos': '1' }));
  expect(rows[1]).toEqual(['fileRate', '3,5', '2,9']);
  expect(rows).toHaveLength(8);
  expect(rows.slice(6).map(([year]) => year)).toEqual(['1', '2']);
  expect(rows[4]?.slice(1)).toEqual(rows[6]?.slice(1));
});

test('the file has the Euríbor, the later instalment and the products where an offer has them', () => {
  const rows = fileOf(read({ 'oferta-a-tipo': 'mixto', 'oferta-euribor': '2,25' }));
  expect(rows.slice(1, 2)).toEqual([['fileRate', '3,5', '2,9']]);
  expect(rows.slice(5, 11).map(([head]) => head)).toEqual([
    'fileEuribor',
    'fileLater',
    'fileGain Nómina',
    'fileGain Seguro de hogar',
    'fileGain Seguro de vida',
    'fileWithout diez\u00a0años',
  ]);
  expect(rows[5]).toEqual(['fileEuribor', '2,25', '2,25']);
  expect(rows[6]).toEqual(['fileLater', { cents: expect.any(Number) }, '']);
  expect(rows[8]).toEqual(['fileGain Seguro de hogar', '', { cents: expect.any(Number) }]);
});
