import {
  capOf,
  compensationSchemes,
  EARLIER_REPAYMENT_CAPS,
  REPAYMENT_CAPS,
} from '@/lib/calculators/mortgage/repayment-caps';
import { signatureYears } from '@/lib/calculators/mortgage/signature-years';

test.each([
  ['fijo', 0, [200]],
  ['fijo', 119, [200]],
  ['fijo', 120, [150]],
  ['fijo', 479, [150]],
  ['variable', 0, [25, 15]],
  ['variable', 35, [25, 15]],
  ['variable', 36, [0, 15]],
  ['variable', 59, [0, 15]],
  ['variable', 60, [0, 0]],
  ['mixto-variable', 35, [25, 15]],
  ['mixto-variable', 60, [0, 0]],
] as const)('%s, %i months after the signature: %j', (kind, months, caps) => {
  expect(compensationSchemes(kind, 'ley-5-2019').map((scheme) => capOf(scheme, months))).toEqual(caps);
});

test.each([
  [150, 0, [200, 200]],
  [150, 120, [150, 150]],
  [150, 149, [150, 150]],
  [150, 150, [0, 0]],
  [24, 23, [200, 200]],
  [24, 24, [25, 15]],
  [24, 35, [25, 15]],
  [24, 36, [0, 15]],
  [24, 60, [0, 0]],
  [60, 60, [0, 0]],
])('mixed, fixed until month %i, %i months after the signature: %j', (fixedUntil, months, caps) => {
  expect(compensationSchemes('mixto-fijo', 'ley-5-2019', fixedUntil).map((scheme) => capOf(scheme, months))).toEqual(
    caps,
  );
});

test('before both laws the deed rules, and no cap is known', () => {
  expect(compensationSchemes('fijo', 'escritura').map((scheme) => capOf(scheme, 228))).toEqual([0]);
});

test.each([
  ['ley-5-2019', '2026-11-26', 0, 7],
  ['ley-41-2007', '2026-11-26', 7, 18],
  ['escritura', '2026-11-26', 18, 50],
  ['ley-5-2019', '2027-06-15', 0, 7],
  ['ley-5-2019', '2027-06-16', 0, 8],
  ['ley-41-2007', '2027-06-14', 7, 19],
  ['ley-41-2007', '2027-06-15', 8, 19],
  ['escritura', '2026-12-07', 18, 50],
  ['escritura', '2026-12-08', 19, 50],
  ['ley-41-2007', '2026-12-09', 7, 19],
] as const)('under %s, on %s, a loan is between %i and %i years old', (law, today, least, most) => {
  expect(signatureYears(law, today)).toEqual({ least, most });
});

test.each([
  ['fijo', 0, 50],
  ['fijo', 59, 50],
  ['fijo', 60, 25],
  ['variable', 59, 50],
  ['variable', 144, 25],
  ['mixto-variable', 479, 25],
] as const)('%s, signed under the earlier law, %i months after: %i', (kind, months, cap) => {
  expect(compensationSchemes(kind, 'ley-41-2007').map((scheme) => capOf(scheme, months))).toEqual([cap]);
});

test.each([REPAYMENT_CAPS, EARLIER_REPAYMENT_CAPS])('each table has its day and an official source', (caps) => {
  expect(caps.validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new URL(caps.source).host).toBe('www.boe.es');
});

test('months that are not whole or lie before the signature are refused', () => {
  expect(() => capOf(REPAYMENT_CAPS.fixed, -1)).toThrow(RangeError);
  expect(() => capOf(REPAYMENT_CAPS.fixed, 1.5)).toThrow(RangeError);
});
