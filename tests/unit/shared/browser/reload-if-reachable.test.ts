/** @jest-environment jsdom */
import { reloadIfReachable } from '@/components/shared/browser/reload-if-reachable';

test('a page that cannot be had is not left', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(reloadIfReachable()).resolves.toBe(false);
  expect(fetch).toHaveBeenCalledWith(window.location.href, expect.objectContaining({ method: 'HEAD' }));
});
