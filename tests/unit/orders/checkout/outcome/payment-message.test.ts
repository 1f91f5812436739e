import { readPaymentMessage } from '@/components/orders/checkout/outcome/payment-message';

const origin = 'https://www.elsofadeldinero.example';

test('the two messages of our own window are understood', () => {
  expect(readPaymentMessage({ origin, data: { type: 'PAYMENT_SUCCESS', sessionId: 'cs_test_1' } }, origin)).toEqual({
    type: 'PAYMENT_SUCCESS',
    sessionId: 'cs_test_1',
  });
  expect(readPaymentMessage({ origin, data: { type: 'PAYMENT_CANCELED' } }, origin)).toEqual({
    type: 'PAYMENT_CANCELED',
  });
});

test('a message of another origin is ignored', () => {
  const data = { type: 'PAYMENT_SUCCESS', sessionId: 'cs_test_1' };
  expect(readPaymentMessage({ origin: 'https://evil.example', data }, origin)).toBeNull();
  expect(readPaymentMessage({ origin: `${origin}.evil.example`, data }, origin)).toBeNull();
});

test.each([
  null,
  'PAYMENT_SUCCESS',
  { type: 'PAYMENT_SUCCESS' },
  { type: 'OTHER' },
  { type: 'PAYMENT_SUCCESS', sessionId: 1 },
])('a message of another shape is ignored: %o', (data) => {
  expect(readPaymentMessage({ origin, data }, origin)).toBeNull();
});
