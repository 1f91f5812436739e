import { cancelHold } from '@/components/orders/checkout/state/api';
import { onThisClock } from '@/components/orders/checkout/state/call-api';

test('giving an hour back is a request that outlives the page, under the name of its hold only', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  await cancelHold('a/b');
  expect(fetch).toHaveBeenCalledTimes(1);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect([address, init?.method, init?.keepalive, init?.body]).toEqual(['/api/holds/a%2Fb', 'DELETE', true, undefined]);
  fetch.mockRestore();
});

test('an instant of the server keeps its distance on a clock that is seven minutes fast', () => {
  const fast = 7 * 60_000;
  expect(onThisClock(900_000, 0, fast) - fast).toBe(900_000);
});
