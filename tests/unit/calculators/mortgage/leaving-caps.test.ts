import { isSetByDeed, type LeftLoan, leavingCap, type OfferedKind } from '@/lib/calculators/mortgage/leaving-caps';
import { REPAID_LOAN_KINDS } from '@/lib/calculators/mortgage/repayment-caps';

const cap = (loan: Partial<LeftLoan>, offered: OfferedKind = 'fijo') =>
  leavingCap({ kind: 'fijo', law: 'ley-5-2019', monthsSigned: 0, ...loan }, offered);

test.each<[number, number]>([
  [0, 5],
  [35, 5],
  [36, 0],
  [240, 0],
])('a variable loan that is made fixed after %i months: %i hundredths of a percent', (monthsSigned, most) => {
  for (const law of ['ley-5-2019', 'ley-41-2007', 'escritura'] as const)
    for (const kind of ['variable', 'mixto-variable'] as const) expect(cap({ kind, law, monthsSigned })).toBe(most);
});

test.each<[number, number]>([
  [0, 25],
  [35, 25],
  [36, 15],
  [59, 15],
  [60, 0],
])('one that stays variable after %i months: %i, in the dearest contract', (monthsSigned, most) => {
  expect(cap({ kind: 'variable', monthsSigned }, 'variable')).toBe(most);
});

test.each<[number, number]>([
  [0, 200],
  [119, 200],
  [120, 150],
  [400, 150],
])('a fixed rate after %i months: %i, also of a mixed loan in its fixed part', (monthsSigned, most) => {
  for (const offered of ['fijo', 'variable'] as const) {
    expect(cap({ monthsSigned }, offered)).toBe(most);
    expect(cap({ kind: 'mixto-fijo', fixedMonths: 1, monthsSigned }, offered)).toBe(most);
  }
});

test('loans of the earlier law have its caps, those before both have none', () => {
  expect(cap({ law: 'ley-41-2007', monthsSigned: 59 })).toBe(50);
  expect(cap({ law: 'ley-41-2007', monthsSigned: 60 })).toBe(25);
  expect(cap({ law: 'ley-41-2007', kind: 'variable', monthsSigned: 60 }, 'variable')).toBe(25);
  expect(cap({ law: 'escritura', monthsSigned: 240 })).toBeUndefined();
});

test('the deed says it where no law does, and nowhere else', () => {
  for (const kind of REPAID_LOAN_KINDS)
    for (const law of ['ley-5-2019', 'ley-41-2007', 'escritura'] as const)
      for (const offered of ['fijo', 'variable'] as const)
        expect(isSetByDeed({ kind, law }, offered)).toBe(
          cap({ kind, law, monthsSigned: 240, ...(kind === 'mixto-fijo' && { fixedMonths: 12 }) }, offered) ===
            undefined,
        );
});
