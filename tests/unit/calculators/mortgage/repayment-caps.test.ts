import {
  capOf,
  compensationSchemes,
  isUncounted,
  mostYearsSigned,
  REPAYMENT_CAPS,
} from '@/lib/calculators/mortgage/repayment-caps';

const byLaw = { law: 'ley-5-2019' } as const;

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
  expect(compensationSchemes(kind, byLaw).map((scheme) => capOf(scheme, months))).toEqual(caps);
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
  expect(compensationSchemes('mixto-fijo', byLaw, fixedUntil).map((scheme) => capOf(scheme, months))).toEqual(caps);
});

test('by the deed its own commission is counted in every month, and nothing while it is not said', () => {
  const [kind, law] = ['mixto-variable', 'escritura'] as const;
  expect(compensationSchemes(kind, { law, deedCommission: 500 }).map((scheme) => capOf(scheme, 228))).toEqual([50]);
  expect(compensationSchemes(kind, { law }).map((scheme) => capOf(scheme, 228))).toEqual([0]);
  expect([isUncounted({ law }), isUncounted({ law, deedCommission: 0 }), isUncounted(byLaw)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['2026-11-26', 7],
  ['2027-06-15', 7],
  ['2027-06-16', 8],
])('on %s the law is in force for %i whole years', (today, most) => {
  expect(mostYearsSigned(today)).toBe(most);
});

test('the table has its day and an official source', () => {
  expect(REPAYMENT_CAPS.validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new URL(REPAYMENT_CAPS.source).host).toBe('www.boe.es');
});

test('months that are not whole or lie before the signature are refused', () => {
  expect(() => capOf(REPAYMENT_CAPS.fixed, -1)).toThrow(RangeError);
  expect(() => capOf(REPAYMENT_CAPS.fixed, 1.5)).toThrow(RangeError);
});
