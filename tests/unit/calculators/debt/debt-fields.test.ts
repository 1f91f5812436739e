import { debtDefaults, readDebts } from '@/components/calculators/debt/debt-fields';

const sentences = { noIncome: 'income', home: 'home' };
const renter = { ...debtDefaults, hipoteca: '840', casa: 'alquiler' };

test('what stands in the field that is not shown is kept, and is not judged', () => {
  expect(readDebts({ ...renter, hipoteca: 'x' }, sentences).ok).toBe(true);
  expect(readDebts({ ...renter, hipoteca: 'x', casa: 'pagada' }, sentences).ok).toBe(true);
  expect(readDebts({ ...renter, hipoteca: 'x', casa: 'hipoteca' }, sentences).ok).toBe(false);
});

test.each(['otra', 'toString', ''])('an unknown answer %j in an address is refused beside the question', (casa) => {
  expect(readDebts({ ...debtDefaults, casa }, sentences)).toEqual({ ok: false, errors: { casa: { message: 'home' } } });
});
