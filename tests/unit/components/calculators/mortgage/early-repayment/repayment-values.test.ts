import { repaymentRows } from '@/components/calculators/mortgage/early-repayment/repayment-file';
import {
  type RepaymentValues,
  readRepayment,
  repaymentDefaults,
} from '@/components/calculators/mortgage/early-repayment/repayment-values';
import { earlyRepayment } from '@/lib/calculators/mortgage/early-repayment';

const above = { principal: 160_000_00, years: 25, rate: 3_500, kind: 'fijo' };
const sentences = {
  left: 'left',
  when: 'when',
  'amortizar-veces': 'often',
  'amortizar-efecto': 'effect',
  'amortizar-tipo': 'kind',
  'amortizar-escritura': 'deed',
};
const read = (changed: Partial<RepaymentValues>) =>
  readRepayment({ ...repaymentDefaults(above), ...changed }, sentences);

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
  const parsed = readRepayment(values, sentences);
  if (!parsed.ok) throw new Error('the fields are right');
  expect(earlyRepayment(parsed.input).shorter.interestSaved).toBeGreaterThan(0);
});

test('figures that cannot be read give a form that can be calculated', () => {
  const values = repaymentDefaults({ principal: undefined, years: undefined, rate: undefined, kind: '' });
  expect(readRepayment(values, sentences).ok).toBe(true);
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

test('the day of the signature chooses the law, whatever the years', () => {
  for (const years of ['0', '12']) {
    const law = (signed: string) => {
      const parsed = read({ 'amortizar-escritura': signed, 'amortizar-firmada': years });
      return parsed.ok && parsed.input.law;
    };
    expect([law('desde-2019'), law('antes')]).toEqual(['ley-5-2019', 'ley-41-2007']);
  }
});

test.each<[string, Partial<RepaymentValues>, keyof RepaymentValues, string]>([
  ['no months left', { 'amortizar-anos': '0' }, 'amortizar-anos', 'left'],
  ['more than forty years', { 'amortizar-anos': '40', 'amortizar-meses': '1' }, 'amortizar-anos', 'above'],
  ['twelve months', { 'amortizar-meses': '12' }, 'amortizar-meses', 'above'],
  ['a month after the end', { 'amortizar-mes': '300' }, 'amortizar-mes', 'when'],
  ['an unknown number of times', { 'amortizar-veces': 'nunca' }, 'amortizar-veces', 'often'],
  ['an unknown effect', { 'amortizar-efecto': 'toString' }, 'amortizar-efecto', 'effect'],
  ['an unknown kind', { 'amortizar-tipo': 'mixto' }, 'amortizar-tipo', 'kind'],
  ['an unknown day', { 'amortizar-escritura': 'constructor' }, 'amortizar-escritura', 'deed'],
  ['a negative rate', { 'amortizar-interes': '-0,5' }, 'amortizar-interes', 'negative'],
  ['a negative return', { 'amortizar-rentabilidad': '-2' }, 'amortizar-rentabilidad', 'negative'],
  ['a toy amount', { 'amortizar-importe': '99,99' }, 'amortizar-importe', 'below'],
])('%s is refused at its field', (_, changed, field, reason) => {
  const parsed = read(changed);
  expect(parsed.ok).toBe(false);
  const error = parsed.ok ? undefined : parsed.errors[field];
  expect(error && ('message' in error ? error.message : error.reason)).toBe(reason);
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
    return repaymentRows(earlyRepayment(parsed.input).shorter, ['a', 'b', 'c', 'd', 'e', 'f']);
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
