import {
  followPurchase,
  homeOf,
  isPurchaseField,
  purchaseDefaults,
  withPurchase,
} from '@/components/calculators/mortgage/purchase/purchase-values';

const sentences = { community: 'Elige una comunidad.', home: 'Elige la vivienda.' };
const loan = { ok: true, input: { price: 200_000_00 } } as const;

test('a link of before has no purchase, and reads as it did', () => {
  expect(withPurchase(loan, purchaseDefaults, sentences)).toEqual(loan);
  expect(withPurchase(loan, { ...purchaseDefaults, vivienda: 'nueva', reduccion: 'joven' }, sentences)).toEqual(loan);
});

test('a community makes a purchase of a used home, or of a new one', () => {
  const madrid = { ...purchaseDefaults, comunidad: 'madrid' };
  const read = (vivienda: string) => withPurchase(loan, { ...madrid, vivienda, reduccion: 'joven' }, sentences);
  const purchase = { community: 'madrid', relief: 'joven', facts: {} };
  expect(read('')).toEqual({ ok: true, input: { price: 200_000_00, purchase: { ...purchase, home: 'used' } } });
  expect(read('usada')).toEqual(read(''));
  expect(read('nueva')).toEqual({ ok: true, input: { price: 200_000_00, purchase: { ...purchase, home: 'new' } } });
});

test('what a link names and is not offered is refused at its field, beside the faults of the loan', () => {
  const values = { ...purchaseDefaults, comunidad: 'mordor', vivienda: 'vieja' };
  const faults = { comunidad: { message: sentences.community }, vivienda: { message: sentences.home } };
  expect(withPurchase(loan, values, sentences)).toEqual({ ok: false, errors: faults });
  const unreadable = { ok: false, errors: { precio: { message: 'Escribe una cifra.' } } } as const;
  expect(withPurchase(unreadable, values, sentences)).toEqual({
    ok: false,
    errors: { ...unreadable.errors, ...faults },
  });
  expect(withPurchase(unreadable, purchaseDefaults, sentences)).toEqual(unreadable);
});

test('another community or kind of home drops the reduction, which belonged to the one before', () => {
  const values = { ...purchaseDefaults, comunidad: 'madrid', reduccion: 'joven', personas: '3', renta: 'x' };
  for (const changed of ['comunidad', 'vivienda'] as const)
    expect(followPurchase(values, changed)).toEqual({ ...values, reduccion: '' });
  expect(followPurchase(values, 'renta')).toEqual(values);
  expect(followPurchase(values, 'reduccion')).toEqual({ ...values, renta: '' });
});

test('the fields of the purchase are told from those of the loan', () => {
  expect(['comunidad', 'vivienda', 'reduccion', 'renta', 'parte'].every(isPurchaseField)).toBe(true);
  expect(['precio', 'tipo', 'toString'].some(isPurchaseField)).toBe(false);
  expect(['', 'usada', 'nueva'].map(homeOf)).toEqual(['used', 'used', 'new']);
});

describe('the answers that a reduction needs', () => {
  const galicia = { ...purchaseDefaults, comunidad: 'galicia', reduccion: 'joven' };
  const read = (values: Partial<typeof galicia>) => withPurchase(loan, { ...galicia, ...values }, sentences);

  test('are read with their units', () => {
    const typed = { personas: '3', cargo: '1', renta: '30.000,50', patrimonio: '0', superficie: '90,5', parte: '50' };
    expect(read({ ...typed, conjunta: 'si' })).toMatchObject({
      ok: true,
      input: {
        purchase: {
          facts: { members: 3, dependants: 1, income: 30_000_50, wealth: 0, area: 90_50, share: 50_00, joint: true },
        },
      },
    });
  });

  test('are refused where they cannot be, and not read without a reduction', () => {
    for (const [field, text] of [
      ['personas', '0'],
      ['renta', '-5'],
      ['parte', '101'],
      ['parte', '0'],
    ] as const)
      expect(read({ [field]: text })).toMatchObject({ ok: false, errors: { [field]: { rule: expect.anything() } } });
    expect(read({ reduccion: '', renta: 'x' })).toMatchObject({ ok: true, input: { purchase: { facts: {} } } });
  });
});
