import { cancelHold } from '@/components/orders/checkout/state/api';

test('giving an hour back is a request that outlives the page, under the name of its hold only', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  await cancelHold('a/b');
  expect(fetch).toHaveBeenCalledTimes(1);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect([address, init?.method, init?.keepalive, init?.body]).toEqual(['/api/holds/a%2Fb', 'DELETE', true, undefined]);
  fetch.mockRestore();
});
