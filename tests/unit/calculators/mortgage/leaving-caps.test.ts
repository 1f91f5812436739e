import { isMadeFixed, type LeftLoan, leavingCap, type Offered } from '@/lib/calculators/mortgage/leaving-caps';

const cap = (loan: Partial<LeftLoan>, offered: Partial<Offered> = {}) =>
  leavingCap(
    { kind: 'fijo', law: 'ley-5-2019', monthsSigned: 0, ...loan },
    { kind: 'fijo', leaving: 'subrogation', ...offered },
  );

test.each<[number, number]>([
  [0, 5],
  [35, 5],
  [36, 0],
  [240, 0],
])('a variable loan that is made fixed after %i months: %i hundredths of a percent', (monthsSigned, most) => {
  for (const kind of ['variable', 'mixto-variable'] as const) {
    expect(cap({ kind, monthsSigned })).toBe(most);
    expect(cap({ kind, monthsSigned }, { kind: 'mixto', fixedMonths: 36 })).toBe(most);
    expect(cap({ kind, law: 'escritura', deedCommission: 1_000 })).toBe(0);
  }
});

test('a mixed offer is a fixed one to the law from three fixed years on, and only where the loan is taken over', () => {
  const isFixed = (fixedMonths: number, leaving: Offered['leaving'] = 'subrogation') =>
    isMadeFixed('variable', { kind: 'mixto', fixedMonths, leaving });
  expect([isFixed(24), isFixed(35), isFixed(36), isFixed(120)]).toEqual([false, false, true, true]);
  expect(isFixed(120, 'cancellation')).toBe(false);
  expect(cap({ kind: 'variable', monthsSigned: 24 }, { leaving: 'cancellation' })).toBe(25);
  expect(cap({ kind: 'variable', law: 'escritura', deedCommission: 1_000 }, { leaving: 'cancellation' })).toBe(100);
});

test.each<[number, number]>([
  [0, 25],
  [35, 25],
  [36, 15],
  [59, 15],
  [60, 0],
])('one that stays variable after %i months: %i, in the dearest contract', (monthsSigned, most) => {
  expect(cap({ kind: 'variable', monthsSigned }, { kind: 'variable' })).toBe(most);
});

test.each<[number, number]>([
  [0, 200],
  [119, 200],
  [120, 150],
  [400, 150],
])('a fixed rate after %i months: %i, also of a mixed loan in its fixed part', (monthsSigned, most) => {
  for (const kind of ['fijo', 'variable'] as const) {
    expect(cap({ monthsSigned }, { kind })).toBe(most);
    expect(cap({ kind: 'mixto-fijo', fixedMonths: 1, monthsSigned }, { kind })).toBe(most);
  }
});

test('by the deed it is what the deed sets, and nothing is counted while that is not said', () => {
  expect(cap({ law: 'escritura', deedCommission: 1_255 })).toBe(125.5);
  expect(cap({ law: 'escritura', deedCommission: 0 })).toBe(0);
  expect(cap({ law: 'escritura' })).toBe(0);
});
