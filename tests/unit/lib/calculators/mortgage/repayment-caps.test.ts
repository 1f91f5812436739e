import {
  capOf,
  compensationSchemes,
  EARLIER_REPAYMENT_CAPS,
  REPAYMENT_CAPS,
} from '@/lib/calculators/mortgage/repayment-caps';

test.each([
  ['fijo', 0, [200]],
  ['fijo', 119, [200]],
  ['fijo', 120, [150]],
  ['fijo', 479, [150]],
  ['mixto-fijo', 59, [200]],
  ['mixto-fijo', 120, [150]],
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
