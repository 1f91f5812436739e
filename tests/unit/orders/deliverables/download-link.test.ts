import { downloadKey, stateOfKey } from '@/lib/orders/deliverables/download-link';
import { keyedHash } from '@/lib/server/security/keyed-hash';
import { configureServer } from '@/tests/support/stack/server-environment';

beforeAll(configureServer);

const downloadId = '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4';
/** Key of before there was one scheme of links: the id as it is, with a longer hash. */
const former = (text: string) => ({ downloadId, signature: keyedHash('download', text) });
const keyOf = (linkVersion: number, firstLinkVersion = 1) => downloadKey({ downloadId, linkVersion, firstLinkVersion });

test('a new link of the order ends the earlier ones of its files', () => {
  const stateOf = (key: ReturnType<typeof keyOf>) =>
    stateOfKey(key, { downloadId, linkVersion: 3, firstLinkVersion: 1 });
  const states = ['replaced', 'replaced', 'present', null];
  expect([1, 2, 3, 4].map((version) => stateOf(keyOf(version)))).toEqual(states);
  expect(['', '.2', '.3', '.4'].map((version) => stateOf(former(downloadId + version)))).toEqual(states);
  expect(stateOf({ downloadId, signature: 'x' })).toBeNull();
});

test('a link from before there were versions opens its file until the one that was in force ends', () => {
  for (const key of [former(downloadId), keyOf(2, 2)]) {
    expect(stateOfKey(key, { downloadId, firstLinkVersion: 2, linkVersion: 2 })).toBe('present');
    expect(stateOfKey(key, { downloadId, firstLinkVersion: 2, linkVersion: 3 })).toBe('replaced');
  }
});
