import {
  followPurchase,
  homeOf,
  isPurchaseField,
  purchaseDefaults,
  withPurchase,
} from '@/components/calculators/mortgage/purchase/purchase-values';

const sentences = { community: 'Elige una comunidad.', home: 'Elige la vivienda.', relief: 'Elige otra.' };
const loan = { ok: true, input: { price: 200_000_00 } } as const;

test('a link of before has no purchase, and reads as it did', () => {
  expect(withPurchase(loan, purchaseDefaults, sentences)).toEqual(loan);
  expect(withPurchase(loan, { ...purchaseDefaults, vivienda: 'nueva', reduccion: 'joven' }, sentences)).toEqual(loan);
});

test('a community makes a purchase of a used home, or of a new one', () => {
  const madrid = { ...purchaseDefaults, comunidad: 'madrid' };
  const read = (vivienda: string) => withPurchase(loan, { ...madrid, vivienda, reduccion: 'joven' }, sentences);
  const purchase = { community: 'madrid', relief: 'joven' };
  expect(read('')).toEqual({ ok: true, input: { price: 200_000_00, purchase: { ...purchase, home: 'used' } } });
  expect(read('usada')).toEqual(read(''));
  expect(read('nueva')).toEqual({ ok: true, input: { price: 200_000_00, purchase: { ...purchase, home: 'new' } } });
});

test('what a link names and is not offered is refused at its field, beside the faults of the loan', () => {
  const values = { ...purchaseDefaults, comunidad: 'mordor', vivienda: 'vieja', reduccion: 'toString' };
  const faults = {
    comunidad: { message: sentences.community },
    vivienda: { message: sentences.home },
    reduccion: { message: sentences.relief },
  };
  expect(withPurchase(loan, values, sentences)).toEqual({ ok: false, errors: faults });
  const unreadable = { ok: false, errors: { precio: { message: 'Escribe una cifra.' } } } as const;
  expect(withPurchase(unreadable, values, sentences)).toEqual({
    ok: false,
    errors: { ...unreadable.errors, ...faults },
  });
  expect(withPurchase(unreadable, purchaseDefaults, sentences)).toEqual(unreadable);
});

test('another community or kind of home drops the reduction, which belonged to the one before', () => {
  const values = { ...purchaseDefaults, comunidad: 'madrid', reduccion: 'joven', parte: '50' };
  for (const changed of ['comunidad', 'vivienda'] as const)
    expect(followPurchase(values, changed)).toEqual({ ...values, reduccion: '' });
  expect(followPurchase(values, 'parte')).toEqual(values);
});

test('the fields of the purchase are told from those of the loan', () => {
  expect(['comunidad', 'vivienda', 'reduccion', 'parte'].every(isPurchaseField)).toBe(true);
  expect(['precio', 'renta', 'toString'].some(isPurchaseField)).toBe(false);
  expect(['', 'usada', 'nueva'].map(homeOf)).toEqual(['used', 'used', 'new']);
});

test('the part of who fulfils a reduction is read with or without its sign, and refused where it cannot be', () => {
  const read = (parte: string, reduccion = 'joven') =>
    withPurchase(loan, { ...purchaseDefaults, comunidad: 'galicia', reduccion, parte }, sentences);
  for (const text of ['50', '50 %', '50%', '50,0 %'])
    expect(read(text)).toMatchObject({ ok: true, input: { purchase: { share: 50_000 } } });
  expect(read('')).toMatchObject({ ok: true, input: { purchase: { relief: 'joven' } } });
  for (const text of ['101', '0', '-5', 'x'])
    expect(read(text)).toMatchObject({ ok: false, errors: { parte: { rule: expect.anything() } } });
  for (const relief of ['', 'protegida']) expect(read('x', relief)).toMatchObject({ ok: true });
});
