import fc from 'fast-check';
import { type DebtLevel, debtRatio, debtShares } from '@/lib/calculators/debt/debt-ratio';

type Row = {
  income: number;
  debts: number[];
  percent: number;
  level: DebtLevel;
  limit: number;
  capacity: number;
  excess: number;
  free: number;
  bar: number;
  effort: number;
  months: number;
};

const golden: [string, Row][] = [
  [
    'the default household',
    {
      income: 300_000,
      debts: [80_000, 20_000, 15_000, 10_000],
      percent: 41.7,
      level: 'elevated',
      limit: 105_000,
      capacity: 0,
      excess: 20_000,
      free: 175_000,
      bar: 41.6666666667,
      effort: 15_000,
      months: 2,
    },
  ],
  [
    'no debts',
    {
      income: 300_000,
      debts: [0, 0, 0, 0],
      percent: 0,
      level: 'excellent',
      limit: 105_000,
      capacity: 105_000,
      excess: 0,
      free: 300_000,
      bar: 0,
      effort: 15_000,
      months: 0,
    },
  ],
  [
    'exactly 35 %',
    {
      income: 300_000,
      debts: [80_000, 25_000, 0, 0],
      percent: 35,
      level: 'healthy',
      limit: 105_000,
      capacity: 0,
      excess: 0,
      free: 195_000,
      bar: 35,
      effort: 15_000,
      months: 0,
    },
  ],
  [
    'a cent above 35 %',
    {
      income: 300_000,
      debts: [80_000, 25_000, 0, 1],
      percent: 35,
      level: 'elevated',
      limit: 105_000,
      capacity: 0,
      excess: 1,
      free: 194_999,
      bar: 35.0003333333,
      effort: 15_000,
      months: 1,
    },
  ],
  [
    'a cent more than one month of effort',
    {
      income: 300_000,
      debts: [120_001, 0, 0, 0],
      percent: 40,
      level: 'elevated',
      limit: 105_000,
      capacity: 0,
      excess: 15_001,
      free: 179_999,
      bar: 40.0003333333,
      effort: 15_000,
      months: 2,
    },
  ],
  [
    'more debt than income',
    {
      income: 200_000,
      debts: [150_000, 60_000, 20_000, 10_000],
      percent: 120,
      level: 'dangerous',
      limit: 70_000,
      capacity: 0,
      excess: 170_000,
      free: -40_000,
      bar: 100,
      effort: 10_000,
      months: 17,
    },
  ],
  [
    '35 % where binary fractions say a little more',
    {
      income: 130_000,
      debts: [45_500, 0, 0, 0],
      percent: 35,
      level: 'healthy',
      limit: 45_500,
      capacity: 0,
      excess: 0,
      free: 84_500,
      bar: 35,
      effort: 6_500,
      months: 0,
    },
  ],
  [
    '20.95 % reads 21,0',
    {
      income: 200_000,
      debts: [41_900, 0, 0, 0],
      percent: 21,
      level: 'healthy',
      limit: 70_000,
      capacity: 28_100,
      excess: 0,
      free: 158_100,
      bar: 20.95,
      effort: 10_000,
      months: 0,
    },
  ],
];

test.each(golden)('%s', (_, row) => {
  const result = debtRatio(row);
  expect(result).toMatchObject({
    totalDebts: row.debts.reduce((sum, debt) => sum + debt, 0),
    ratioPercent: row.percent,
    level: row.level,
    limit: row.limit,
    capacity: row.capacity,
    excess: row.excess,
    freeIncome: row.free,
    monthlyEffort: row.effort,
    monthsToTarget: row.months,
  });
  expect(result.barPercent).toBeCloseTo(row.bar, 9);
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
