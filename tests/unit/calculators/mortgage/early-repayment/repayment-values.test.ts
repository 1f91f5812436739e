import {
  type RepaymentValues,
  readRepayment,
  repaymentDefaults,
} from '@/components/calculators/mortgage/early-repayment/repayment-fields';
import { repaymentRows } from '@/components/calculators/mortgage/early-repayment/repayment-file';
import { followSignature } from '@/components/calculators/mortgage/signed-loan/signed-loan';
import { earlyRepayment } from '@/lib/calculators/mortgage/early-repayment';

const TODAY = '2026-11-26';
const above = { principal: 160_000_00, years: 25, rate: 3_500, kind: 'fijo' };
const t = (key: string, { least, most }: Record<string, unknown> = {}) => [key, least, most].filter(Boolean).join(' ');
const read = (changed: Partial<RepaymentValues>) =>
  readRepayment({ ...repaymentDefaults(above), ...changed }, TODAY, t);

test('the form is filled in from the calculator above and can be calculated as it is', () => {
  expect(read({})).toEqual({
    ok: true,
    input: {
      principal: 160_000_00,
      annualRate: 0.035,
      months: 300,
      amount: 10_000_00,
      firstMonth: 0,
      isYearly: false,
      kind: 'fijo',
      law: 'ley-5-2019',
      monthsSigned: 0,
      fixedMonths: undefined,
      netRate: 0.02,
      effect: 'shorter',
    },
  });
});

test.each([
  ['variable', 'variable'],
  ['mixto', 'mixto-fijo'],
  ['fijo', 'fijo'],
  ['otro', 'fijo'],
])('a loan that is %s above is %s here', (kind, here) => {
  expect(repaymentDefaults({ ...above, kind })['amortizar-tipo']).toBe(here);
});

test.each([
  [1_00, '1.000'],
  [1_000_000_000_00, '1.000.000.000'],
])('a loan of %i cents above gives a form that can be calculated', (principal, shown) => {
  const values = repaymentDefaults({ ...above, principal, rate: 50_000 });
  expect(values['amortizar-pendiente']).toBe(shown);
  const parsed = readRepayment(values, TODAY, t);
  if (!parsed.ok) throw new Error('the fields are right');
  expect(earlyRepayment(parsed.input).shorter.interestSaved).toBeGreaterThan(0);
});

test('figures that cannot be read give a form that can be calculated', () => {
  const values = repaymentDefaults({ principal: undefined, years: undefined, rate: undefined, kind: '' });
  expect(readRepayment(values, TODAY, t).ok).toBe(true);
});

test('years and months left are one term, years since the signature are months', () => {
  const parsed = read({
    'amortizar-anos': '10',
    'amortizar-meses': '7',
    'amortizar-firmada': '3',
    'amortizar-veces': 'cada-ano',
  });
  expect(parsed.ok && [parsed.input.months, parsed.input.monthsSigned, parsed.input.isYearly]).toEqual([127, 36, true]);
});

test('the day of the signature chooses the law', () => {
  const law = (signed: string, years: string) => {
    const parsed = read({ 'amortizar-escritura': signed, 'amortizar-firmada': years });
    return parsed.ok && parsed.input.law;
  };
  expect([law('desde-2019', '7'), law('antes', '7'), law('antes', '18'), law('antes-2007', '18')]).toEqual([
    'ley-5-2019',
    'ley-41-2007',
    'ley-41-2007',
    'escritura',
  ]);
});

test.each<[string, Partial<RepaymentValues>, keyof RepaymentValues, string]>([
  ['no months left', { 'amortizar-anos': '0' }, 'amortizar-anos', 'yearsError'],
  ['more than forty years', { 'amortizar-anos': '40', 'amortizar-meses': '1' }, 'amortizar-anos', 'above'],
  ['twelve months', { 'amortizar-meses': '12' }, 'amortizar-meses', 'above'],
  ['a month after the end', { 'amortizar-mes': '300' }, 'amortizar-mes', 'firstMonthError'],
  ['an unknown number of times', { 'amortizar-veces': 'nunca' }, 'amortizar-veces', 'isYearlyError'],
  ['an unknown effect', { 'amortizar-efecto': 'toString' }, 'amortizar-efecto', 'effectError'],
  ['an unknown kind', { 'amortizar-tipo': 'mixto' }, 'amortizar-tipo', 'kindError'],
  ['an unknown day', { 'amortizar-escritura': 'constructor' }, 'amortizar-escritura', 'deedError'],
  [
    'no year at all under the earlier law',
    { 'amortizar-escritura': 'antes' },
    'amortizar-firmada',
    'signedBetween siete\u00a0años 18\u00a0años',
  ],
  ['12 years since 2019', { 'amortizar-firmada': '12' }, 'amortizar-firmada', 'signedLately siete\u00a0años'],
  ['40 years since 2019', { 'amortizar-firmada': '40' }, 'amortizar-firmada', 'signedLately siete\u00a0años'],
  [
    'ten years before both laws',
    { 'amortizar-escritura': 'antes-2007', 'amortizar-firmada': '10' },
    'amortizar-firmada',
    'signedLong 18\u00a0años',
  ],
  [
    'a fixed part that has ended',
    { 'amortizar-tipo': 'mixto-fijo', 'amortizar-fijo-anos': '0' },
    'amortizar-fijo-anos',
    'fixedYearsError',
  ],
  [
    'a fixed part as long as the loan',
    { 'amortizar-tipo': 'mixto-fijo', 'amortizar-fijo-anos': '25' },
    'amortizar-fijo-anos',
    'fixedEndError',
  ],
  ['a negative rate', { 'amortizar-interes': '-0,5' }, 'amortizar-interes', 'negative'],
  ['a negative return', { 'amortizar-rentabilidad': '-2' }, 'amortizar-rentabilidad', 'negative'],
  ['a toy amount', { 'amortizar-importe': '99,99' }, 'amortizar-importe', 'below'],
])('%s is refused at its field', (_, changed, field, reason) => {
  const parsed = read(changed);
  expect(parsed.ok).toBe(false);
  const error = parsed.ok ? undefined : parsed.errors[field];
  expect(error && ('message' in error ? error.message : error.reason)).toBe(reason);
});

test.each([
  ['antes', '0', '7'],
  ['antes', '12', '12'],
  ['antes', '30', '18'],
  ['antes', 'doce', '7'],
  ['antes-2007', '3', '18'],
  ['desde-2019', '12', '7'],
  ['desde-2019', '', '0'],
])('after the choice %s the years %j become %s', (signed, years, shown) => {
  const values = { ...repaymentDefaults(above), 'amortizar-escritura': signed, 'amortizar-firmada': years };
  expect(followSignature('amortizar', TODAY)(values, 'amortizar-escritura')['amortizar-firmada']).toBe(shown);
  expect(followSignature('amortizar', TODAY)(values, 'amortizar-firmada')['amortizar-firmada']).toBe(years);
});

test('a mixed loan above gives its fixed years, which end before the loan', () => {
  const mixed = { ...above, kind: 'mixto', fixedYears: 30 };
  expect(repaymentDefaults({ ...mixed, fixedYears: 10 })['amortizar-fijo-anos']).toBe('10');
  expect(repaymentDefaults(mixed)['amortizar-fijo-anos']).toBe('24');
  expect(read({ 'amortizar-tipo': 'mixto-fijo', 'amortizar-fijo-meses': '6' })).toMatchObject({
    ok: true,
    input: { fixedMonths: 66 },
  });
});

test('the file holds each month until nothing is owed, and today only if something is repaid today', () => {
  const rows = (changed: Partial<RepaymentValues>) => {
    const parsed = read({
      'amortizar-anos': '1',
      'amortizar-pendiente': '12.000',
      'amortizar-importe': '1.000',
      ...changed,
    });
    if (!parsed.ok) throw new Error('the fields are right');
    return repaymentRows(earlyRepayment(parsed.input).shorter, parsed.input, ['a', 'b', 'c', 'd', 'e', 'f']);
  };
  expect(rows({}).map(([month]) => month)).toEqual([
    'a',
    '0',
    ...Array.from({ length: 11 }, (_, month) => String(month + 1)),
  ]);
  expect(rows({ 'amortizar-mes': '2' }).map(([month]) => month)[1]).toBe('1');
  expect(rows({}).at(-1)?.at(-1)).toEqual({ cents: 0 });
  expect(rows({})[1]).toEqual([
    '0',
    { cents: 0 },
    { cents: 0 },
    { cents: 1_000_00 },
    { cents: 20_00 },
    { cents: 11_000_00 },
  ]);
});
