import { securityTxt } from '@/lib/site/seo/security-txt';

const site = { url: 'https://example.com', contactEmail: 'hola@example.com' };
const fields = (now: Date) =>
  Object.fromEntries(
    securityTxt(site, now)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );

test('says where to report, in which language, and where it stands', () => {
  expect(fields(new Date())).toEqual({
    Contact: 'mailto:hola@example.com',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'es',
    Canonical: 'https://example.com/.well-known/security.txt',
  });
});

test.each(['2026-11-22T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z', '2031-07-01T08:00:00Z'])(
  'asked at %s it expires in months, and in less than a year',
  (moment) => {
    const now = new Date(moment);
    const days = (Date.parse(fields(now).Expires ?? '') - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  },
);

test('is the same text all day', () => {
  expect(securityTxt(site, new Date('2026-11-22T00:00:00Z'))).toBe(securityTxt(site, new Date('2026-11-22T23:59:59Z')));
});
