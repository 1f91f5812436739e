import { payoffRows } from '@/components/calculators/debt/payoff-plan/payoff-file';
import {
  lastFilled,
  NO_DEBT,
  owedInFields,
  type PayoffField,
  payoffDefaults,
  readPayoff,
  textsAt,
} from '@/components/calculators/debt/payoff-plan/payoff-values';
import { comparePayoffs } from '@/lib/calculators/debt/compare-payoffs';
import { writeCsv } from '@/lib/shared/csv';

const texts: Record<string, string> = {
  debt: 'Deuda {number}',
  notCovered: '{interest} de intereses, {least} en {years} años',
  tooSlow: '{years} años, {least}',
  monthColumn: 'Mes',
  dearest: 'cara',
  smallest: 'pequeña',
  asToday: 'hoy',
  fileInterest: 'intereses',
  filePaid: 'pagado',
  fileBalance: 'pendiente',
  fileDebt: '{name}',
};
const t = (key: string, values: Record<string, string | number> = {}) =>
  String(texts[key]).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const empty: Record<PayoffField, string> = {
  ...payoffDefaults,
  ...Object.fromEntries(([1, 2, 3] as const).flatMap((place) => textsAt(place, NO_DEBT))),
};

function read(typed: Partial<Record<PayoffField, string>>) {
  return readPayoff({ ...empty, ...typed }, t);
}

test('the example is three debts and no extra payment', () => {
  expect(readPayoff(payoffDefaults, t)).toEqual({
    ok: true,
    input: {
      debts: [
        { name: 'Tarjeta', balance: 600_000, instalment: 18_000, annualRate: 0.219 },
        { name: 'Coche', balance: 450_000, instalment: 15_000, annualRate: 0.075 },
        { name: 'Sofá a plazos', balance: 90_000, instalment: 7_500, annualRate: 0 },
      ],
      extra: 0,
      monthly: 0,
    },
  });
  expect(Object.keys(payoffDefaults)).toHaveLength(34);
});

test('only what is filled in counts, wherever it stands, and an unnamed debt has its number', () => {
  const reading = read({ 'deuda3-saldo': '1.000', 'deuda3-cuota': '100', 'deuda3-interes': '0', 'deuda-extra': '50' });
  expect(reading).toEqual({
    ok: true,
    input: {
      debts: [{ name: 'Deuda 3', balance: 100_000, instalment: 10_000, annualRate: 0 }],
      extra: 5_000,
      monthly: 0,
    },
  });
});

test('debts of the same name are told apart, and a long name from a link is cut', () => {
  const debt = { saldo: '1.000', cuota: '100', interes: '0' };
  const named = (first: string, second: string) =>
    read(Object.fromEntries([...textsAt(1, { ...debt, nombre: first }), ...textsAt(2, { ...debt, nombre: second })]));
  const namesOf = (reading: ReturnType<typeof read>) => reading.ok && reading.input.debts.map(({ name }) => name);
  expect(namesOf(named('Visa', ' Visa '))).toEqual(['Visa', 'Visa (2)']);
  expect(namesOf(named('x'.repeat(99), ''))).toEqual(['x'.repeat(30), 'Deuda 2']);
});

test('an instalment that does not cover the interest is told with the least that is accepted', () => {
  const debt = { 'deuda1-saldo': '1.000', 'deuda1-interes': '3' } as const;
  const refused = read({ ...debt, 'deuda1-cuota': '2' });
  expect(refused).toEqual({
    ok: false,
    errors: { 'deuda1-cuota': { message: expect.stringMatching(/^2,50\s€ de intereses, 3,22\s€ en 50 años$/) } },
  });
  expect(read({ ...debt, 'deuda1-cuota': '3,21' }).ok).toBe(false);
  expect(read({ ...debt, 'deuda1-cuota': '3,22' }).ok).toBe(true);
});

test('an instalment that would take more than fifty years is told with the least that does not', () => {
  expect(read({ 'deuda1-saldo': '601', 'deuda1-cuota': '1', 'deuda1-interes': '0' })).toEqual({
    ok: false,
    errors: { 'deuda1-cuota': { message: expect.stringMatching(/^50 años, 1,01\s€$/) } },
  });
});

test.each<[string, Partial<Record<PayoffField, string>>, PayoffField, string]>([
  ['nothing filled in', {}, 'deuda1-saldo', 'empty'],
  ['only a name', { 'deuda2-nombre': 'Visa' }, 'deuda2-saldo', 'empty'],
  ['no rate', { 'deuda1-saldo': '100', 'deuda1-cuota': '10' }, 'deuda1-interes', 'empty'],
  ['a negative rate', { 'deuda1-interes': '-1' }, 'deuda1-interes', 'negative'],
  ['a rate above 100 %', { 'deuda1-interes': '100,001' }, 'deuda1-interes', 'above'],
  ['nothing owed', { 'deuda1-saldo': '0' }, 'deuda1-saldo', 'below'],
  ['no extra payment', { 'deuda-extra': '' }, 'deuda-extra', 'empty'],
  ['a monthly payment that is no figure', { 'deuda-cada-mes': 'x' }, 'deuda-cada-mes', 'unreadable'],
  ['letters', { 'deuda8-cuota': 'poco' }, 'deuda8-cuota', 'unreadable'],
])('%s is refused at its field', (_, typed, field, reason) => {
  const reading = read(typed);
  expect(reading.ok).toBe(false);
  expect(!reading.ok && reading.errors[field]).toMatchObject({ reason });
});

test('the rows that are filled, and what they owe', () => {
  expect(lastFilled(payoffDefaults)).toBe(3);
  expect(lastFilled(empty)).toBe(0);
  expect(lastFilled({ ...empty, 'deuda8-nombre': 'Visa' })).toBe(8);
  expect(owedInFields(payoffDefaults)).toBe(1_140_000);
  expect(owedInFields({ ...payoffDefaults, 'deuda1-saldo': 'mucho' })).toBe(540_000);
});

test('the file has every month of the longest plan, from today', () => {
  const reading = readPayoff(payoffDefaults, t);
  if (!reading.ok) throw new Error('The example is refused.');
  const result = comparePayoffs(reading.input.debts);
  const rows = payoffRows(reading.input, result, t);
  const lines = writeCsv(rows).split('\r\n');
  expect(rows).toHaveLength(result.asToday.months + 2);
  expect(lines[0]).toBe(
    '\ufeffMes;cara: intereses;cara: pagado;cara: pendiente;pequeña: intereses;pequeña: pagado;pequeña: pendiente;hoy: intereses;hoy: pagado;hoy: pendiente;cara: Tarjeta;cara: Coche;cara: Sofá a plazos',
  );
  expect(lines[1]).toBe(
    '0;"0,00";"0,00";"11400,00";"0,00";"0,00";"11400,00";"0,00";"0,00";"11400,00";"6000,00";"4500,00";"900,00"',
  );
  expect(lines[2]).toMatch(/^1;"137,63";"405,00";"11132,63";"137,63";"405,00";"11132,63";/);
});
