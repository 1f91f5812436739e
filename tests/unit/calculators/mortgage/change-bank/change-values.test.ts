import {
  type ChangeField,
  type ChangeValues,
  changeDefaults,
  readChange,
} from '@/components/calculators/mortgage/change-bank/change-fields';
import { changeRows } from '@/components/calculators/mortgage/change-bank/change-file';
import { changeBank } from '@/lib/calculators/mortgage/change-bank';

const TODAY = '2026-11-26';
const above = { principal: 160_000_00, years: 25, rate: 3_500, parts: { euribor: 2_500, spread: 1_000 }, kind: 'fijo' };
const t = (key: string, { least, most }: Record<string, unknown> = {}) => [key, least, most].filter(Boolean).join(' ');
const read = (changed: Partial<ChangeValues>) => readChange({ ...changeDefaults(above), ...changed }, TODAY, t);
const inputOf = (changed: Partial<ChangeValues>) => {
  const parsed = read(changed);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.input;
};

test('the form is filled in from the calculator above and can be calculated as it is', () => {
  const offer = { kind: 'fijo', annualRate: 0.029, yearlyProducts: 0 };
  expect(inputOf({})).toEqual({
    principal: 160_000_00,
    months: 300,
    kind: 'fijo',
    law: 'ley-5-2019',
    monthsSigned: 0,
    fixedMonths: undefined,
    annualRate: 0.035,
    laterRate: undefined,
    yearlyProducts: 0,
    deedCommission: undefined,
    leaving: 'subrogation',
    cancellation: 0,
    euribor: undefined,
    subrogation: { ...offer, expenses: 350_00 },
    novation: { ...offer, expenses: 0 },
  });
});

test.each([
  ['variable', 'variable'],
  ['mixto', 'mixto-fijo'],
  ['otro', 'fijo'],
])('a loan that is %s above is %s here, and can be calculated', (kind, here) => {
  const values = changeDefaults({ ...above, kind });
  expect(values['cambio-tipo']).toBe(here);
  expect(readChange(values, TODAY, t).ok).toBe(true);
});

test.each([
  [{ principal: undefined, years: undefined, rate: undefined, parts: undefined, kind: '' }],
  [{ principal: 1_00, years: 10, rate: 50_000, parts: { euribor: 50_000, spread: 0 }, kind: 'variable' }],
  [{ principal: 1_000_000_000_00, years: 40, rate: 0, parts: { euribor: 0, spread: 0 }, kind: 'mixto' }],
])('figures above that have no place here give a form that can be calculated', (odd) => {
  const parsed = readChange(changeDefaults(odd), TODAY, t);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  expect(changeBank(parsed.input).payment).toBeGreaterThan(0);
});

test('a variable rate is Euríbor and spread, of the loan and of the offers', () => {
  const input = inputOf({
    'cambio-tipo': 'variable',
    'cambio-euribor': '2,1',
    'cambio-diferencial': '0,99',
    'cambio-otro-tipo': 'variable',
    'cambio-otro-diferencial': '0,5',
    'cambio-interes': 'mucho',
    'cambio-otro-interes': 'mucho',
  });
  expect([input.annualRate, input.euribor, input.subrogation]).toEqual([
    0.0309,
    0.021,
    { kind: 'variable', annualRate: 0.026, yearlyProducts: 0, expenses: 350_00 },
  ]);
});

test('a mixed loan has its rate, the months of it, and the rate after them', () => {
  const input = inputOf({
    'cambio-tipo': 'mixto-fijo',
    'cambio-interes': '1,9',
    'cambio-fijo-anos': '2',
    'cambio-fijo-meses': '3',
    'cambio-euribor': '2',
    'cambio-diferencial': '0,8',
  });
  expect([input.annualRate, input.fixedMonths, input.laterRate]).toEqual([0.019, 27, 0.028]);
});

test('what is not asked is not read: no Euríbor between fixed rates, no commission where a law has a cap', () => {
  const input = inputOf({ 'cambio-euribor': '-1', 'cambio-diferencial': 'x', 'cambio-comision': '99' });
  expect([input.euribor, input.deedCommission]).toEqual([undefined, undefined]);
});

test('an older deed asks for its commission, which may be left open, unless a variable rate is made fixed', () => {
  const old = { 'cambio-escritura': 'antes', 'cambio-firmada': 'x', 'cambio-comision': '0,5 %' };
  expect(inputOf(old)).toMatchObject({ law: 'escritura', monthsSigned: 0, deedCommission: 500 });
  expect(inputOf({ ...old, 'cambio-comision': '' }).deedCommission).toBeUndefined();
  expect(inputOf({ ...old, 'cambio-comision': '0' }).deedCommission).toBe(0);
  expect(inputOf({ ...old, 'cambio-tipo': 'variable', 'cambio-otro-tipo': 'variable' }).deedCommission).toBe(500);
  const made = { ...old, 'cambio-tipo': 'variable', 'cambio-comision': 'x' };
  expect(inputOf(made).deedCommission).toBeUndefined();
  expect(inputOf({ ...made, 'cambio-otro-tipo': 'mixto', 'cambio-otro-fijos': '3' }).deedCommission).toBeUndefined();
  for (const asked of [{ 'cambio-otro-tipo': 'mixto', 'cambio-otro-fijos': '2' }, { 'cambio-otro-como': 'cancelar' }])
    expect(read({ ...made, ...asked }).ok).toBe(false);
});

test('a link of before still tells an older deed', () => {
  const link = { 'cambio-escritura': 'antes-2007', 'cambio-firmada': '20', 'cambio-comision': '1' };
  expect(inputOf(link)).toMatchObject({ law: 'escritura', deedCommission: 1_000 });
});

test('a mixed offer has its fixed years and the rate after them, and cancelling its own costs', () => {
  const input = inputOf({
    'cambio-otro-tipo': 'mixto',
    'cambio-otro-interes': '1,9',
    'cambio-otro-fijos': '7',
    'cambio-euribor': '2',
    'cambio-otro-diferencial': '0,6',
    'cambio-otro-como': 'cancelar',
  });
  expect([input.leaving, input.cancellation, input.euribor]).toEqual(['cancellation', 1_000_00, 0.02]);
  expect(input.subrogation).toMatchObject({ kind: 'mixto', annualRate: 0.019, fixedMonths: 84, laterRate: 0.026 });
});

const deed = { 'cambio-escritura': 'antes' };

test.each<[string, Partial<ChangeValues>, ChangeField, string]>([
  ['no months left', { 'cambio-anos': '0' }, 'cambio-anos', 'yearsError'],
  ['more than forty years', { 'cambio-anos': '40', 'cambio-meses': '1' }, 'cambio-anos', 'above'],
  ['an unknown kind', { 'cambio-tipo': 'mixto' }, 'cambio-tipo', 'kindError'],
  ['an unknown day', { 'cambio-escritura': 'constructor' }, 'cambio-escritura', 'deedError'],
  ['an unknown kind of the other bank', { 'cambio-otro-tipo': 'toString' }, 'cambio-otro-tipo', 'offeredError'],
  ['an unknown kind of the own bank', { 'cambio-propio-tipo': '' }, 'cambio-propio-tipo', 'offeredError'],
  ['12 years since 2019', { 'cambio-firmada': '12' }, 'cambio-firmada', 'signedLately siete\u00a0años'],
  [
    'a fixed part that has ended',
    { 'cambio-tipo': 'mixto-fijo', 'cambio-fijo-anos': '0' },
    'cambio-fijo-anos',
    'fixedYearsError',
  ],
  [
    'a fixed part as long as the loan',
    { 'cambio-tipo': 'mixto-fijo', 'cambio-fijo-anos': '25' },
    'cambio-fijo-anos',
    'fixedEndError',
  ],
  ['an unknown way', { 'cambio-otro-como': 'valueOf' }, 'cambio-otro-como', 'leavingError'],
  [
    'an offer that is fixed as long as the loan',
    { 'cambio-otro-tipo': 'mixto', 'cambio-otro-fijos': '25' },
    'cambio-otro-fijos',
    'offeredYearsError',
  ],
  ['more than 10 % in the deed', { ...deed, 'cambio-comision': '10,1' }, 'cambio-comision', 'above'],
  [
    'a rate above the highest',
    { 'cambio-tipo': 'variable', 'cambio-euribor': '30', 'cambio-diferencial': '20,001' },
    'cambio-diferencial',
    'above',
  ],
  [
    'an offered rate above the highest',
    { 'cambio-otro-tipo': 'variable', 'cambio-euribor': '50', 'cambio-otro-diferencial': '0,001' },
    'cambio-otro-diferencial',
    'above',
  ],
  ['a negative Euríbor', { 'cambio-tipo': 'variable', 'cambio-euribor': '-1' }, 'cambio-euribor', 'negative'],
  ['expenses that are no figure', { 'cambio-propio-gastos': 'mucho' }, 'cambio-propio-gastos', 'unreadable'],
])('%s is refused at its field', (_, changed, name, expected) => {
  const parsed = read(changed);
  if (parsed.ok) throw new Error('accepted');
  expect(Object.keys(parsed.errors)).toEqual([name]);
  const error = parsed.errors[name];
  const said = error && ('message' in error ? error.message : error.reason);
  expect(said).toBe(expected);
});

test('the file has the three loans in columns, then what each has cost by the end of each year', () => {
  const input = inputOf({ 'cambio-anos': '2', 'cambio-meses': '1' });
  const result = changeBank(input);
  const rows = changeRows(input, result, t);
  expect(rows.slice(0, 2)).toEqual([
    ['', 'today', 'subrogation', 'novation'],
    ['fileRate', '3,5', '2,9', '2,9'],
  ]);
  expect(rows.map(([head]) => head)).toEqual([
    '',
    'fileRate',
    'filePayment',
    'fileProducts',
    'fileCosts',
    'fileTotal',
    'fileMonth',
    '12',
    '24',
    '25',
  ]);
  expect(rows[5]).toEqual(['fileTotal', '', { cents: result.subrogation.total }, { cents: result.novation.total }]);
});
