import { formatNumber, formatPercent, formatShare } from '@/lib/shared/i18n/numbers';

test.each([
  [0, '0'],
  [1_250, '1.250'],
  [1_000_000, '1.000.000'],
  [-4_321, '-4.321'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [3.5778, undefined, '3,58'],
  [80, undefined, '80'],
  [80, { least: 2, most: 2 }, '80,00'],
  [41.66, { least: 1, most: 1 }, '41,7'],
  [1_234.5, { most: 1 }, '1.234,5'],
] as const)(
  '%d points with %j decimals are written %s percent, after a space that does not break',
  (points, decimals, text) => {
    expect(formatPercent(points, decimals)).toBe(`${text}\u00a0%`);
  },
);

test('what rounds to nothing has no sign', () => {
  expect([
    formatNumber(-0),
    formatNumber(-0.4),
    formatPercent(-0.001),
    formatNumber(-0.04, { least: 1, most: 1 }),
  ]).toEqual(['0', '0', '0\u00a0%', '0,0']);
  expect(formatNumber(-10)).toBe('-10');
});

test('a fraction is written in percent, with a decimal where it has one', () => {
  expect([0.429, 0.42, 1].map((fraction) => formatShare(fraction))).toEqual(['42,9\u00a0%', '42\u00a0%', '100\u00a0%']);
});
