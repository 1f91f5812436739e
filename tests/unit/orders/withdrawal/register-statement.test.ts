import { orderNumbersIn } from '@/lib/orders/withdrawal/register-statement';

test.each([
  ['8F3A21BC', ['8f3a21bc']],
  ['Pedido 8f3a21bc, del 21 de noviembre', ['8f3a21bc']],
  ['#8F3A21BC.', ['8f3a21bc']],
  ['8F3A21BC o 00000000', ['8f3a21bc', '00000000']],
  ['Sesión de consultoría, noviembre', []],
  ['019a8f2c-4d1e-7abc-9def-0123a1b2c3d4', ['019a8f2c']],
  ['8F3A21BCD', []],
  ['x8F3A21BC', []],
])('%s', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});
