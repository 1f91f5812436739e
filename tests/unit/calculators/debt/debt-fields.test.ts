import { debtDefaults, liveFigures, readDebts } from '@/components/calculators/debt/debt-fields';
import { debtRatio } from '@/lib/calculators/debt/debt-ratio';
import { debtNote } from '@/lib/calculators/texts/debt-advice';

const sentences = { noIncome: 'income', home: 'home' };
const renter = { ...debtDefaults, hipoteca: '840', casa: 'alquiler' };

test('the rent of a renter is no debt: 43 % with it, 15 % without', () => {
  const typed = readDebts(renter, sentences);
  if (!typed.ok) throw new Error('the fields are right');
  expect(typed.input).toEqual({
    income: 3_000_00,
    debts: { hipoteca: 0, prestamos: 200_00, tarjetas: 150_00, otras: 100_00 },
    rents: true,
  });
  const ratioOf = (input: typeof typed.input) =>
    debtRatio({ income: input.income, debts: Object.values(input.debts) }).ratioPercent;
  expect(ratioOf(typed.input)).toBe(15);
  const bought = readDebts({ ...renter, casa: 'hipoteca' }, sentences);
  expect(bought.ok && ratioOf(bought.input)).toBe(43);
  expect(liveFigures(renter).debts).toBe(450_00);
});

test('what stands in the field that is not shown is kept, and is not judged', () => {
  expect(readDebts({ ...renter, hipoteca: 'x' }, sentences).ok).toBe(true);
  expect(readDebts({ ...renter, hipoteca: 'x', casa: 'pagada' }, sentences).ok).toBe(true);
  expect(readDebts({ ...renter, hipoteca: 'x', casa: 'hipoteca' }, sentences).ok).toBe(false);
});

test('a renter is told that the rent comes out of the same income', () => {
  const typed = readDebts(renter, sentences);
  if (!typed.ok) throw new Error('the fields are right');
  const { income, debts } = typed.input;
  const note = debtNote(typed.input, debtRatio({ income, debts: Object.values(debts) }));
  expect(note.at(-1)).toMatch(/^Tu alquiler no es una deuda/);
});

test.each(['otra', 'toString', ''])('an unknown answer %j in an address is refused beside the question', (casa) => {
  expect(readDebts({ ...debtDefaults, casa }, sentences)).toEqual({ ok: false, errors: { casa: { message: 'home' } } });
});
