import { isSameOrigin } from '@/lib/server/security/same-origin';

const headers = (entries: Record<string, string>) => new Headers({ host: 'sofa.example', ...entries });

test.each(['same-origin', 'none'])('Sec-Fetch-Site %s passes', (value) => {
  expect(isSameOrigin(headers({ 'sec-fetch-site': value }))).toBe(true);
});

test.each(['cross-site', 'same-site'])('Sec-Fetch-Site %s is foreign, whatever Origin says', (value) => {
  expect(isSameOrigin(headers({ 'sec-fetch-site': value, origin: 'https://sofa.example' }))).toBe(false);
});

test('an older browser is judged by its Origin', () => {
  expect(isSameOrigin(headers({ origin: 'https://sofa.example' }))).toBe(true);
  expect(isSameOrigin(headers({ origin: 'https://evil.example' }))).toBe(false);
  expect(isSameOrigin(headers({ origin: 'null' }))).toBe(false);
});

test('behind a proxy the forwarded host is the site', () => {
  expect(
    isSameOrigin(
      headers({ host: '127.0.0.1:3000', 'x-forwarded-host': 'sofa.example', origin: 'https://sofa.example' }),
    ),
  ).toBe(true);
});

test('a program that is no browser passes', () => {
  expect(isSameOrigin(headers({}))).toBe(true);
});
