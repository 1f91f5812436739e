import type { MortgageField, MortgageValues } from '@/components/calculators/mortgage/mortgage-field';
import { followRate, mortgageDefaults, readMortgage } from '@/components/calculators/mortgage/mortgage-values';
import { ratePartsOf } from '@/components/calculators/mortgage/variable-rate';

const sentences = { years: 'years', kind: 'kind', fixedYears: 'fixed years', covered: 'covered' };
const variable = (typed: Partial<MortgageValues>): MortgageValues => ({
  ...mortgageDefaults,
  tipo: 'variable',
  ...typed,
});

function rateOf(values: MortgageValues): number | undefined {
  const read = readMortgage(values, sentences);
  return read.ok ? read.input.annualRate : undefined;
}

/** The fields after changes, one after the other. */
function after(changes: readonly (readonly [MortgageField, string])[], start: MortgageValues = mortgageDefaults) {
  let values = start;
  for (const [name, text] of changes) values = followRate({ ...values, [name]: text }, name, values);
  return values;
}

test('without a Euríbor the rate of a variable loan is the one of the address', () => {
  expect(rateOf(variable({ interes: '3,5' }))).toBe(0.035);
  expect(ratePartsOf(variable({ interes: '3,5' }))).toEqual({ euribor: 2_500, spread: 1_000 });
  expect(rateOf(variable({ interes: '0' }))).toBe(0);
  expect(rateOf(variable({ interes: '50', euribor: ' ' }))).toBe(0.5);
});

test('a spread above the rate counts as the rate', () => {
  expect(ratePartsOf(variable({ interes: '0,6' }))).toEqual({ euribor: 0, spread: 600 });
  expect(rateOf(variable({ interes: '0,6' }))).toBe(0.006);
});

test('with a Euríbor the rate is the sum, whatever the address says of it', () => {
  expect(rateOf(variable({ interes: '9', euribor: '2,125', diferencial: '0,85' }))).toBe(0.02975);
  expect(rateOf(variable({ interes: 'x', euribor: '0', diferencial: '0' }))).toBe(0);
});

test('a fixed loan takes no notice of the two', () => {
  expect(rateOf({ ...mortgageDefaults, euribor: 'x', diferencial: '-1' })).toBe(0.035);
});

test.each<[string, Partial<MortgageValues>, object]>([
  ['an unreadable Euríbor', { euribor: 'x' }, { euribor: { reason: 'unreadable' } }],
  ['a negative Euríbor', { euribor: '-0,5' }, { euribor: { reason: 'negative' } }],
  ['an empty spread', { euribor: '2', diferencial: '' }, { diferencial: { reason: 'empty' } }],
  ['an empty spread beside an empty Euríbor', { diferencial: '' }, { diferencial: { reason: 'empty' } }],
  [
    'a sum above 50 %',
    { euribor: '49,001', diferencial: '1' },
    { euribor: { reason: 'above', rule: { max: 49_000 } } },
  ],
  ['an unreadable rate in an address', { interes: 'x' }, { euribor: { reason: 'unreadable' } }],
])('%s is refused beside its field', (_what, typed, errors) => {
  const read = readMortgage(variable(typed), sentences);
  expect(read).toMatchObject({ ok: false, errors });
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual(Object.keys(errors));
});

test('choosing a variable loan splits the rate, and its parts write the rate', () => {
  const chosen = after([['tipo', 'variable']]);
  expect(chosen).toMatchObject({ interes: '3,5', euribor: '2,5', diferencial: '1' });
  expect(after([['euribor', '2,25']], chosen)).toMatchObject({ interes: '3,25', 'interes-despues': '3,25' });
  const typed = after(
    [
      ['diferencial', '0,75'],
      ['euribor', '3'],
      ['tipo', 'fijo'],
    ],
    chosen,
  );
  expect(typed.interes).toBe('3,75');
  expect(after([['tipo', 'variable']], typed)).toMatchObject({ euribor: '3', diferencial: '0,75' });
});

test('a rate below the spread gives a spread of that rate', () => {
  const low = after([
    ['interes', '0,4'],
    ['tipo', 'variable'],
  ]);
  expect(low).toMatchObject({ interes: '0,4', euribor: '0', diferencial: '0,4' });
});

test('leaving a variable loan of an address takes its sum along', () => {
  const address = variable({ interes: '3,5', euribor: '2', diferencial: '0,5' });
  expect(after([['tipo', 'mixto']], address)).toMatchObject({ interes: '2,5', 'interes-despues': '2,5' });
});

test('a half typed part leaves the rate, and a second rate of its own stays', () => {
  const chosen = after([['tipo', 'variable']]);
  expect(after([['euribor', '2x']], chosen).interes).toBe('3,5');
  const own = after([
    ['interes-despues', '4'],
    ['interes', '3'],
  ]);
  expect(own).toMatchObject({ interes: '3', 'interes-despues': '4' });
});
