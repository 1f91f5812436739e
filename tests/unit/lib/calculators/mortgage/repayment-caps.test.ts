import { REPAYMENT_CAPS, repaymentCap } from '@/lib/calculators/mortgage/repayment-caps';

test.each([
  ['fijo', 0, 0.02],
  ['fijo', 119, 0.02],
  ['fijo', 120, 0.015],
  ['fijo', 479, 0.015],
  ['mixto-fijo', 59, 0.02],
  ['mixto-fijo', 120, 0.015],
  ['variable', 0, 0.0025],
  ['variable', 35, 0.0025],
  ['variable', 36, 0.0015],
  ['variable', 59, 0.0015],
  ['variable', 60, 0],
  ['mixto-variable', 35, 0.0025],
  ['mixto-variable', 60, 0],
] as const)('%s, %i months after the signature: %f', (kind, months, cap) => {
  expect(repaymentCap(kind, months)).toBe(cap);
});

test('the table has its day and an official source', () => {
  expect(REPAYMENT_CAPS.validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new URL(REPAYMENT_CAPS.source).host).toBe('www.boe.es');
});

test('months that are not whole or lie before the signature are refused', () => {
  expect(() => repaymentCap('fijo', -1)).toThrow(RangeError);
  expect(() => repaymentCap('fijo', 1.5)).toThrow(RangeError);
});
