import { refusedField } from '@/components/orders/checkout/payment/use-payment';

const refused = (fields: Record<string, string>) =>
  refusedField({ kind: 'refused', code: 'invalid', message: 'Revisa los campos marcados.', fields });

test.each([
  ['customerName', 'customer'],
  ['customerInfo.email', 'customer'],
  ['bookingTime', 'booking'],
  ['notes', 'booking'],
  ['selectedPrice', null],
  ['productId', null],
] as const)('a refused %s is put right on the step %s', (name, step) => {
  expect(refused({ [name]: 'No vale.' })).toEqual({ name, message: 'No vale.', step });
});

test('a failure without a field belongs to no step', () => {
  expect(refused({})).toBeNull();
  expect(refusedField({ kind: 'offline' })).toBeNull();
});
