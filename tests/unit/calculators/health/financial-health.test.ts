import fc from 'fast-check';
import { bestHealthChange } from '@/lib/calculators/health/best-health-change';
import {
  financialHealth,
  HEALTH_BLOCKS,
  type HealthLevel,
  type Household,
  INSURANCE_COVERS,
} from '@/lib/calculators/health/financial-health';

const household = (
  income: number,
  fixed: number,
  variable: number,
  debtPayments: number,
  fund: number,
  insurance: Household['insurance'],
  ownsHome: boolean,
  hasDependents: boolean,
): Household => ({ income, fixed, variable, debtPayments, fund, insurance, ownsHome, hasDependents });

type Expected = [
  saving: number,
  rate: number,
  debt: number,
  months: number | null,
  points: [number, number, number, number],
  total: number,
  level: HealthLevel,
];

const golden: [string, Household, Expected][] = [
  [
    'a perfect household',
    household(300_000, 120_000, 60_000, 30_000, 1_200_000, 'adequate', true, true),
    [90_000, 0.3, 0.1, 6.6666666667, [25, 25, 25, 25], 100, 'excellent'],
  ],
  [
    'the same without dependents',
    household(300_000, 120_000, 60_000, 30_000, 1_200_000, 'adequate', true, false),
    [90_000, 0.3, 0.1, 6.6666666667, [25, 25, 25, 20], 95, 'excellent'],
  ],
  [
    'a month that does not reach',
    household(150_000, 100_000, 40_000, 80_000, 0, 'none', false, false),
    [-70_000, -0.466666666667, 0.533333333333, 0, [0, 0, 0, 0], 0, 'critical'],
  ],
  [
    'exactly 20 % saved',
    household(200_000, 100_000, 40_000, 20_000, 840_000, 'adequate', false, false),
    [40_000, 0.2, 0.1, 6, [25, 25, 25, 15], 90, 'excellent'],
  ],
  [
    'a cent short of 10 % saved',
    household(200_000, 110_000, 50_001, 20_000, 480_000, 'some', true, false),
    [19_999, 0.099995, 0.1, 2.9999812501, [15, 25, 10, 15], 65, 'good'],
  ],
  [
    'exactly 35 % of debt',
    household(200_000, 80_000, 30_000, 70_000, 330_000, 'adequate', false, true),
    [20_000, 0.1, 0.35, 3, [20, 20, 20, 20], 80, 'excellent'],
  ],
  [
    'nothing spent, something aside',
    household(200_000, 0, 0, 0, 50_000, 'none', false, false),
    [200_000, 1, 0, null, [25, 25, 25, 0], 75, 'good'],
  ],
  [
    '80 points',
    household(200_000, 100_000, 40_000, 40_000, 420_000, 'adequate', false, false),
    [20_000, 0.1, 0.2, 3, [20, 25, 20, 15], 80, 'excellent'],
  ],
  [
    '55 points',
    household(200_000, 100_000, 40_000, 40_000, 140_000, 'none', false, false),
    [20_000, 0.1, 0.2, 1, [20, 25, 10, 0], 55, 'fair'],
  ],
  [
    '35 points',
    household(200_000, 100_000, 35_000, 65_000, 135_000, 'none', true, false),
    [0, 0, 0.325, 1, [0, 20, 10, 5], 35, 'critical'],
  ],
];

test.each(golden)(
  '%s',
  (_, input, [saving, rate, debtShare, months, [forSaving, debt, fund, protection], total, level]) => {
    const result = financialHealth(input);
    expect(result).toMatchObject({ saving, points: { saving: forSaving, debt, fund, protection }, total, level });
    expect(result.savingRate).toBeCloseTo(rate, 9);
    expect(result.debtRatio).toBeCloseTo(debtShare, 9);
    if (months === null) expect(result.fundMonths).toBeNull();
    else expect(result.fundMonths).toBeCloseTo(months, 9);
  },
);

test('nothing spent and nothing aside gives no points for the fund', () => {
  expect(financialHealth(household(200_000, 0, 0, 0, 0, 'none', false, false))).toMatchObject({
    fundMonths: 0,
    points: { fund: 0 },
  });
});

test('months of the fund are told with the instalments too, which give no points', () => {
  const months = (debtPayments: number, fund: number, spend = 100_000) =>
    financialHealth(household(200_000, spend, 0, debtPayments, fund, 'none', false, false));
  expect(months(50_000, 300_000)).toMatchObject({ fundMonths: 3, fundMonthsWithDebt: 2, points: { fund: 20 } });
  expect(months(0, 300_000)).toMatchObject({ fundMonths: 3, fundMonthsWithDebt: 3 });
  expect(months(50_000, 300_000, 0)).toMatchObject({ fundMonths: null, fundMonthsWithDebt: 6, points: { fund: 25 } });
  expect(months(0, 300_000, 0)).toMatchObject({ fundMonths: null, fundMonthsWithDebt: null });
  expect(months(50_000, 0, 0)).toMatchObject({ fundMonths: 0, fundMonthsWithDebt: 0 });
});

test('what can be reached depends on the home and on who lives from the income', () => {
  const reachable = (ownsHome: boolean, hasDependents: boolean) =>
    financialHealth(household(200_000, 0, 0, 0, 0, 'none', ownsHome, hasDependents)).reachableTotal;
  expect(reachable(true, true)).toBe(100);
  expect(reachable(true, false)).toBe(95);
  expect(reachable(false, true)).toBe(95);
  expect(reachable(false, false)).toBe(90);
});

describe('the change that gains most', () => {
  test('six months aside, where nothing is', () => {
    const input = household(300_000, 120_000, 60_000, 30_000, 0, 'adequate', true, true);
    expect(bestHealthChange(input)).toEqual({
      kind: 'fund',
      amount: 1_080_000,
      reached: { fund: 6 },
      gain: 25,
      total: 100,
    });
  });

  test('insurance for dependents gains twenty', () => {
    const input = household(300_000, 120_000, 60_000, 30_000, 1_200_000, 'none', true, true);
    expect(bestHealthChange(input)).toEqual({
      kind: 'insurance',
      cover: 'adequate',
      reached: {},
      gain: 20,
      total: 100,
    });
  });

  test('less debt counts in saving too', () => {
    const input = household(200_000, 50_000, 20_000, 130_000, 10_000_000, 'adequate', true, true);
    expect(bestHealthChange(input)).toMatchObject({
      kind: 'debt',
      amount: 90_000,
      reached: { debt: 20, saving: 20 },
      gain: 50,
      total: 100,
    });
  });

  test('whole euros, rounded up', () => {
    const input = household(200_000, 110_000, 50_001, 20_000, 2_000_000, 'adequate', true, true);
    expect(bestHealthChange(input)).toMatchObject({ kind: 'spend', amount: 20_100, reached: { saving: 20 }, gain: 10 });
  });

  test('none where everything is reached', () => {
    expect(
      bestHealthChange(household(300_000, 120_000, 60_000, 30_000, 1_200_000, 'adequate', true, false)),
    ).toBeNull();
  });
});

const amount = fc.integer({ min: 0, max: 100_000_000 });
const households: fc.Arbitrary<Household> = fc.record({
  income: fc.integer({ min: 1, max: 100_000_000 }),
  fixed: amount,
  variable: amount,
  debtPayments: amount,
  fund: fc.integer({ min: 0, max: 10_000_000_000 }),
  insurance: fc.constantFrom(...INSURANCE_COVERS),
  ownsHome: fc.boolean(),
  hasDependents: fc.boolean(),
});

test('any household has points within what it can reach, and no figure is NaN or endless', () => {
  fc.assert(
    fc.property(households, (input) => {
      const result = financialHealth(input);
      for (const block of HEALTH_BLOCKS) {
        expect(result.points[block]).toBeGreaterThanOrEqual(0);
        expect(result.points[block]).toBeLessThanOrEqual(result.reachable[block]);
      }
      expect(result.total).toBeLessThanOrEqual(result.reachableTotal);
      expect([result.savingRate, result.debtRatio, result.fundMonths ?? 0].every(Number.isFinite)).toBe(true);
    }),
  );
});

test('a better month never scores less', () => {
  fc.assert(
    fc.property(households, fc.integer({ min: 0, max: 1_000_000 }), (input, more) => {
      const { total } = financialHealth(input);
      expect(financialHealth({ ...input, fund: input.fund + more }).total).toBeGreaterThanOrEqual(total);
      expect(financialHealth({ ...input, income: input.income + more }).total).toBeGreaterThanOrEqual(total);
      expect(
        financialHealth({ ...input, debtPayments: Math.max(0, input.debtPayments - more) }).total,
      ).toBeGreaterThanOrEqual(total);
    }),
  );
});

test('the best change gains what it says, and there is none only where insurance, debts and, in a month that reaches, the fund are complete', () => {
  fc.assert(
    fc.property(households, (input) => {
      const { saving, total, points, reachable } = financialHealth(input);
      const change = bestHealthChange(input);
      if (change) expect(change.total - change.gain).toBe(total);
      else
        expect([points.debt, saving < 0 || points.fund === reachable.fund, points.protection]).toEqual([
          reachable.debt,
          true,
          reachable.protection,
        ]);
    }),
  );
});

test.each<[string, Partial<Household>]>([
  ['no income', { income: 0 }],
  ['a negative income', { income: -1 }],
  ['half a cent', { fixed: 0.5 }],
  ['a negative fund', { fund: -1 }],
  ['spend that is not a number', { variable: Number.NaN }],
  ['endless debts', { debtPayments: Number.POSITIVE_INFINITY }],
])('%s is refused', (_, fault) => {
  const input = { ...household(200_000, 0, 0, 0, 0, 'none', false, false), ...fault };
  expect(() => financialHealth(input)).toThrow(RangeError);
});
