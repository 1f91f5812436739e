import {
  type AffordableValues,
  affordableDefaults,
  readAffordable,
} from '@/components/calculators/mortgage/affordable-price/affordable-values';

const sentences = { community: 'community', home: 'home' };
const usual = affordableDefaults({ savings: undefined, years: undefined, rate: undefined });
const read = (typed: Partial<AffordableValues>) => readAffordable({ ...usual, ...typed }, sentences);

test('the calculator above fills the fields in', () => {
  const above = { savings: 41_250_25, years: 30, rate: 2_875, community: 'madrid', home: 'nueva' };
  expect(affordableDefaults(above)).toEqual({
    'hasta-ingresos': '2.500',
    'hasta-ahorro': '41.250,25',
    'hasta-deudas': '0',
    'hasta-comunidad': 'madrid',
    'hasta-vivienda': 'nueva',
    'hasta-plazo': '30',
    'hasta-interes': '2,875',
  });
  expect(affordableDefaults({ ...above, home: '' })['hasta-vivienda']).toBe('usada');
});

test('the fields become cents, years and a fraction, with the costs of the place', () => {
  const typed = read({ 'hasta-deudas': '150,5', 'hasta-comunidad': 'madrid', 'hasta-vivienda': 'nueva' });
  expect(typed).toMatchObject({
    ok: true,
    input: {
      income: 2_500_00,
      savings: 40_000_00,
      debts: 150_50,
      years: 25,
      annualRate: 0.035,
      place: { community: 'madrid', home: 'new' },
    },
  });
});

test('whatever the calculator above can hold can be calculated', () => {
  const most = affordableDefaults({ savings: 1_000_000_000_00, years: 40, rate: 50_000, home: 'toString' });
  expect(most['hasta-vivienda']).toBe('usada');
  expect(readAffordable(most, sentences).ok).toBe(true);
});

test('without a community the costs are 10 % of the price', () => {
  const typed = read({});
  expect(typed.ok && typed.input.place).toBeUndefined();
  expect(typed.ok && typed.input.costsOf(200_001_00)).toBe(20_000_10);
});

test.each<[string, Partial<AffordableValues>, object]>([
  ['no income', { 'hasta-ingresos': '0' }, { 'hasta-ingresos': { reason: 'below' } }],
  ['negative savings', { 'hasta-ahorro': '-1' }, { 'hasta-ahorro': { reason: 'negative' } }],
  ['unreadable debts', { 'hasta-deudas': 'x' }, { 'hasta-deudas': { reason: 'unreadable' } }],
  ['an unknown community', { 'hasta-comunidad': 'francia' }, { 'hasta-comunidad': { message: 'community' } }],
  ['an unknown kind of home', { 'hasta-vivienda': 'piso' }, { 'hasta-vivienda': { message: 'home' } }],
  ['a word of the language', { 'hasta-vivienda': 'constructor' }, { 'hasta-vivienda': { message: 'home' } }],
  ['half a year', { 'hasta-plazo': '20,5' }, { 'hasta-plazo': { reason: 'decimals' } }],
  ['a negative rate', { 'hasta-interes': '-1' }, { 'hasta-interes': { reason: 'negative' } }],
])('%s is refused beside its field alone', (_what, typed, errors) => {
  const parsed = read(typed);
  expect(parsed).toMatchObject({ ok: false, errors });
  expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual(Object.keys(errors));
});
