import { onThisClock } from '@/components/orders/checkout/state/server-clock';

test('an instant of the server keeps its distance on a clock that is seven minutes fast', () => {
  const fast = 7 * 60_000;
  expect(onThisClock(900_000, 0, fast) - fast).toBe(900_000);
});
