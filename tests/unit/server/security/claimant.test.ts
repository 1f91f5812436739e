import { claimantOf } from '@/lib/server/security/claimant';
import { configureServer } from '@/tests/support/stack/server-environment';

beforeAll(configureServer);

test('an IPv4 address is the same claimant in all three widths, and another address is another', () => {
  const { network, site, prefix } = claimantOf('192.0.2.1');
  expect(new Set([network, site, prefix]).size).toBe(1);
  expect(claimantOf('192.0.2.2').prefix).not.toBe(prefix);
  expect(claimantOf('unknown').prefix).toBe(claimantOf('unknown').network);
});

test.each([
  ['the next /64 of a /56', '2001:db8:1:101::/64', false, true, true],
  ['another /56 of the /48', '2001:db8:1:200::/64', false, false, true],
  ['a short last group, which is another /56', '2001:db8:1:1::/64', false, false, true],
  ['another /48', '2001:db8:2:100::/64', false, false, false],
])('%s', (_, other, sameNetwork, sameSite, samePrefix) => {
  const [one, two] = [claimantOf('2001:db8:1:100::/64'), claimantOf(other)];
  expect([one.network === two.network, one.site === two.site, one.prefix === two.prefix]).toEqual([
    sameNetwork,
    sameSite,
    samePrefix,
  ]);
});

test('no hash of one width is one of another', () => {
  const { network, site, prefix } = claimantOf('2001:db8:0:0::/64');
  expect(new Set([network, site, prefix]).size).toBe(3);
});
