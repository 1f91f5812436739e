import { isDownload } from '@/lib/orders/catalog/is-download';

test.each([
  ['files', { delivered: 'Cuaderno en PDF', deliveryDays: null }, true],
  ['something that takes working days', { delivered: 'Tu plan por escrito', deliveryDays: 2 }, false],
  ['nothing that it names', { delivered: null, deliveryDays: null }, false],
])('a product that delivers %s', (_, product, expected) => {
  expect(isDownload(product)).toBe(expected);
});
