import {
  type RepaymentValues,
  readRepayment,
  repaymentDefaults,
} from '@/components/calculators/mortgage/early-repayment/repayment-fields';
import { repaymentRows } from '@/components/calculators/mortgage/early-repayment/repayment-file';
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
      deedCommission: undefined,
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

test('one question chooses between the law and the deed, whose commission may be left open', () => {
  const asked = (signed: string, commission = '') => {
    const parsed = read({ 'amortizar-escritura': signed, 'amortizar-firmada': '7', 'amortizar-comision': commission });
    return parsed.ok && [parsed.input.law, parsed.input.monthsSigned, parsed.input.deedCommission];
  };
  expect(asked('desde-2019', 'x')).toEqual(['ley-5-2019', 84, undefined]);
  for (const no of ['antes', 'antes-2007']) expect(asked(no)).toEqual(['escritura', 0, undefined]);
  expect(asked('antes', '0')).toEqual(['escritura', 0, 0]);
  expect(asked('antes', '0,5')).toEqual(['escritura', 0, 500]);
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
  ['12 years since 2019', { 'amortizar-firmada': '12' }, 'amortizar-firmada', 'signedLately siete\u00a0años'],
  ['40 years since 2019', { 'amortizar-firmada': '40' }, 'amortizar-firmada', 'signedLately siete\u00a0años'],
  [
    'a commission that is no figure',
    { 'amortizar-escritura': 'antes', 'amortizar-comision': 'x' },
    'amortizar-comision',
    'unreadable',
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
