import { isOrderToken, orderLink, orderPath, orderToken, wasOrderToken } from '@/lib/orders/order-page/order-link';
import { configureServer } from '@/tests/support/stack/server-environment';

beforeAll(configureServer);

const order = { id: '019aa0c2-7d1f-7c3e-9b77-2f1f6a3b4c5d', linkVersion: 1 };

test('the link of an order opens that order alone', () => {
  const token = orderToken(order);
  expect(token).toMatch(/^[\w-]{44}z$/);
  expect(isOrderToken(token, order)).toBe(true);
  expect(isOrderToken(token, { ...order, id: '019aa0c2-7d1f-7c3e-9b77-2f1f6a3b4c5e' })).toBe(false);
  expect(orderLink(order, 'desistir')).toBe(`http://localhost:3000${orderPath(order)}/desistir`);
});

test('a renewed link makes the earlier one useless', () => {
  expect(isOrderToken(orderToken(order), { ...order, linkVersion: 2 })).toBe(false);
});

test('an ended link is told from one that there never was', () => {
  const renewed = { ...order, linkVersion: 3 };
  const was = (linkVersion: number) => wasOrderToken(orderToken({ ...order, linkVersion }), renewed);
  expect([1, 2, 3].map(was)).toEqual([true, true, true]);
  expect(was(4)).toBe(false);
  expect(wasOrderToken('hola', renewed)).toBe(false);
});
