import { hasBearerToken } from '@/lib/server/security/bearer-token';

const TOKEN = 'a-token-of-more-than-thirty-two-characters';

test.each([
  [`Bearer ${TOKEN}`, true],
  [`bearer ${TOKEN}`, true],
  [`Bearer ${TOKEN}x`, false],
  [`Bearer ${TOKEN.slice(0, -1)}`, false],
  [`Basic ${TOKEN}`, false],
  [TOKEN, false],
  ['Bearer ', false],
  ['', false],
])('"%s": %s', (header, expected) => {
  expect(hasBearerToken(new Headers({ authorization: header }), TOKEN)).toBe(expected);
});

test('no header at all is no token', () => {
  expect(hasBearerToken(new Headers(), TOKEN)).toBe(false);
});
