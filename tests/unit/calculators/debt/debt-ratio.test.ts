import fc from 'fast-check';
import { type DebtLevel, debtRatio, debtShares } from '@/lib/calculators/debt/debt-ratio';

type Expected = [
  percent: number,
  level: DebtLevel,
  limit: number,
  capacity: number,
  excess: number,
  free: number,
  bar: number,
  effort: number,
  months: number,
];

/** In cents: the income, the debts, and what follows. */
const golden: [string, number, number[], Expected][] = [
  [
    'the default household',
    300_000,
    [80_000, 20_000, 15_000, 10_000],
    [41.7, 'elevated', 105_000, 0, 20_000, 175_000, 41.6666666667, 15_000, 2],
  ],
  ['no debts', 300_000, [0, 0, 0, 0], [0, 'excellent', 105_000, 105_000, 0, 300_000, 0, 15_000, 0]],
  ['exactly 35 %', 300_000, [80_000, 25_000, 0, 0], [35, 'healthy', 105_000, 0, 0, 195_000, 35, 15_000, 0]],
  [
    'a cent above 35 %',
    300_000,
    [80_000, 25_000, 0, 1],
    [35, 'elevated', 105_000, 0, 1, 194_999, 35.0003333333, 15_000, 1],
  ],
  [
    'a cent more than one month of effort',
    300_000,
    [120_001, 0, 0, 0],
    [40, 'elevated', 105_000, 0, 15_001, 179_999, 40.0003333333, 15_000, 2],
  ],
  [
    'more debt than income',
    200_000,
    [150_000, 60_000, 20_000, 10_000],
    [120, 'dangerous', 70_000, 0, 170_000, -40_000, 100, 10_000, 17],
  ],
  [
    '35 % where binary fractions say a little more',
    130_000,
    [45_500, 0, 0, 0],
    [35, 'healthy', 45_500, 0, 0, 84_500, 35, 6_500, 0],
  ],
  ['20.95 % reads 21,0', 200_000, [41_900, 0, 0, 0], [21, 'healthy', 70_000, 28_100, 0, 158_100, 20.95, 10_000, 0]],
];

test.each(golden)('%s', (_, income, debts, expected) => {
  const [ratioPercent, level, limit, capacity, excess, freeIncome, bar, monthlyEffort, monthsToTarget] = expected;
  const totalDebts = debts.reduce((sum, debt) => sum + debt, 0);
  const result = debtRatio({ income, debts });
  const figures = { ratioPercent, level, limit, capacity, excess, freeIncome, monthlyEffort, monthsToTarget };
  expect(result).toMatchObject({ ...figures, totalDebts });
  expect(result.barPercent).toBeCloseTo(bar, 9);
});

test.each<[number, DebtLevel, string]>([
  [20_000, 'excellent', 'low'],
  [20_001, 'healthy', 'moderate'],
  [35_000, 'healthy', 'moderate'],
  [35_001, 'elevated', 'high'],
  [50_000, 'elevated', 'high'],
  [50_001, 'dangerous', 'very-high'],
])('%i cents of 1,000 € are %s', (debt, level, risk) => {
  expect(debtRatio({ income: 100_000, debts: [debt] })).toMatchObject({ level, risk });
});

test('the breakdown names what is not zero, with its share', () => {
  const named = [
    { kind: 'mortgage', amount: 150_000 },
    { kind: 'loans', amount: 60_000 },
    { kind: 'cards', amount: 0 },
    { kind: 'other', amount: 10_000 },
  ];
  expect(debtShares(named)).toEqual([
    { kind: 'mortgage', amount: 150_000, percentOfTotal: 68.2 },
    { kind: 'loans', amount: 60_000, percentOfTotal: 27.3 },
    { kind: 'other', amount: 10_000, percentOfTotal: 4.5 },
  ]);
  expect(debtShares([{ kind: 'mortgage', amount: 0 }])).toEqual([]);
});

const cents = fc.integer({ min: 0, max: 100_000_000 });
const households = fc.record({
  income: fc.integer({ min: 1, max: 100_000_000 }),
  debts: fc.array(cents, { minLength: 4, maxLength: 4 }),
});

test('any household gets finite figures, and an excess or a capacity but never both', () => {
  fc.assert(
    fc.property(households, (household) => {
      const result = debtRatio(household);
      expect(
        Object.values(result)
          .filter((value) => typeof value === 'number')
          .every(Number.isFinite),
      ).toBe(true);
      expect(Math.min(result.capacity, result.excess)).toBe(0);
      expect(result.excess > 0).toBe(result.monthsToTarget > 0);
      expect(result.excess > 0).toBe(result.level === 'elevated' || result.level === 'dangerous');
      expect(Math.abs(result.totalDebts - result.limit - result.excess + result.capacity)).toBeLessThanOrEqual(1);
    }),
  );
});

test('the months are just enough: one less would leave debt above the limit', () => {
  fc.assert(
    fc.property(households, ({ income, debts }) => {
      const { totalDebts, monthsToTarget } = debtRatio({ income, debts });
      const left = (months: number) => totalDebts * 100 - months * income * 5 - income * 35;
      expect(left(monthsToTarget)).toBeLessThanOrEqual(0);
      if (monthsToTarget > 0) expect(left(monthsToTarget - 1)).toBeGreaterThan(0);
    }),
  );
});

test('another cent of debt never makes the ratio look better', () => {
  fc.assert(
    fc.property(households, ({ income, debts }) => {
      const more = debtRatio({ income, debts: [...debts, 1] });
      const before = debtRatio({ income, debts });
      expect(more.ratio).toBeGreaterThan(before.ratio);
      expect(more.monthsToTarget).toBeGreaterThanOrEqual(before.monthsToTarget);
    }),
  );
});

test.each([
  ['no income', { income: 0, debts: [1] }],
  ['a negative income', { income: -1, debts: [] }],
  ['half a cent', { income: 0.5, debts: [] }],
  ['an endless income', { income: Number.POSITIVE_INFINITY, debts: [] }],
  ['a negative debt', { income: 1, debts: [-1] }],
  ['a debt that is not a number', { income: 1, debts: [Number.NaN] }],
])('%s is refused', (_, input) => {
  expect(() => debtRatio(input)).toThrow(RangeError);
});
