import { type MortgageInput, simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';

const usual: MortgageInput = { price: 20_000_000, savings: 4_000_000, years: 25, annualRate: 0.035, kind: 'fijo' };
const cents = (exact: number) => Math.round(exact);
const points = (fraction: number | undefined) => Number(((fraction ?? Number.NaN) * 100).toFixed(8));

type Expected = [
  principal: number,
  payment: number,
  interest: number,
  ltv: number,
  costs: number,
  recommended: number,
  shortfall: number,
  tae: number,
];

const vectors: [string, MortgageInput, Expected][] = [
  [
    'the default: 160,000 € over 25 years at 3.5 %',
    usual,
    [16_000_000, 80_100, 8_029_931, 80, 225_000, 6_000_000, 2_000_000, 3.57781461],
  ],
  [
    'over 15 years',
    { ...usual, years: 15 },
    [16_000_000, 114_381, 4_588_617, 80, 225_000, 6_000_000, 2_000_000, 3.58963171],
  ],
  ['at 0 %', { ...usual, annualRate: 0 }, [16_000_000, 53_333, 0, 80, 225_000, 6_000_000, 2_000_000, 0.01746883]],
  [
    '240,000 € with 48,000 € over 30 years at 3 %',
    { price: 24_000_000, savings: 4_800_000, years: 30, annualRate: 0.03, kind: 'fijo' },
    [19_200_000, 80_948, 9_941_271, 80, 253_000, 7_200_000, 2_400_000, 3.056263],
  ],
  [
    'figures with cents, at 3.375 %',
    { price: 18_735_050, savings: 4_125_025, years: 25, annualRate: 0.03375, kind: 'fijo' },
    [14_610_025, 72_165, 7_039_609, 77.9823112295, 216_145, 5_620_515, 1_495_490, 3.45066908],
  ],
];

test.each(vectors)('%s', (_, input, expected) => {
  const { principal, monthlyPayment, totalInterest, loanToValue, costs, recommended, tae } = simulateMortgage(input);
  const ltv = Number(loanToValue.percent.toFixed(10));
  const { amount, shortfall } = recommended;
  const figures = [principal, monthlyPayment, totalInterest, ltv, costs.total, amount, shortfall, points(tae)];
  expect(figures).toEqual(expected);
});

test('the first year of the default, instalment by instalment, rounded for display only', () => {
  const { months, years } = simulateMortgage(usual);
  expect(months).toHaveLength(300);
  expect(months.slice(0, 3).concat(months.slice(11, 12)).map(rounded)).toEqual([
    [1, 80_100, 46_667, 33_433, 15_966_567],
    [2, 80_100, 46_569, 33_531, 15_933_036],
    [3, 80_100, 46_471, 33_628, 15_899_408],
    [12, 80_100, 45_578, 34_522, 15_592_304],
  ]);
  expect([cents(years[0]?.interest ?? 0), cents(years[0]?.principal ?? 0)]).toEqual([553_501, 407_696]);
  expect(months.at(-1)?.balance).toBe(0);
});

test('a row is not the difference of rounded balances: month 4 over 15 years repays 683.09 €', () => {
  const { months } = simulateMortgage({ ...usual, years: 15 });
  expect(rounded(months[3] ?? never())).toEqual([4, 114_381, 46_072, 68_309, 15_727_955]);
});

test.each([
  { points: -1, payment: 72_051, interest: 5_711_937, change: -8_049 },
  { points: 0, payment: 80_100, interest: 8_029_931, change: 0 },
  { points: 1, payment: 88_631, interest: 10_486_790, change: 8_531 },
  { points: 2, payment: 97_622, interest: 13_076_244, change: 17_522 },
])(
  'a variable loan whose rate moves by $points points after a year',
  ({ points: moved, payment, interest, change }) => {
    const { scenarios, monthlyPayment } = simulateMortgage({ ...usual, kind: 'variable' });
    expect(monthlyPayment).toBe(80_100);
    const scenario = scenarios.find((one) => one.points === moved) ?? never();
    expect([cents(scenario.payment), cents(scenario.totalInterest), cents(scenario.change)]).toEqual([
      payment,
      interest,
      change,
    ]);
  },
);

test.each<
  [string, number, number, number, number, number, [first: number, owed: number, later: number, interest: number]]
>([
  ['at 0.035 for 5 years and then at 0.045', 16_000_000, 25, 0.035, 5, 0.045, [80_100, 13_811_265, 87_377, 9_776_437]],
  [
    'at 0.025 for 10 years and then at 0.0375',
    16_000_000,
    25,
    0.025,
    10,
    0.0375,
    [71_779, 10_764_823, 78_284, 6_704_599],
  ],
  ['at 0.035 for 5 years and then at 0.035', 16_000_000, 25, 0.035, 5, 0.035, [80_100, 13_811_265, 80_100, 8_029_931]],
  [
    'at 0.019 for 5 years and then at 0.0295',
    20_000_000,
    30,
    0.019,
    5,
    0.0295,
    [72_928, 17_405_078, 82_085, 9_001_144],
  ],
])('a mixed loan %s', (_, principal, years, annualRate, fixedYears, laterRate, expected) => {
  const mixed = { fixedYears, laterRate };
  const price = principal + 5_000_000;
  const result = simulateMortgage({ price, savings: 5_000_000, years, annualRate, kind: 'mixto', mixed });
  const { monthlyPayment, legs, laterPayment, totalInterest } = result;
  expect([monthlyPayment, cents(legs[1]?.opening ?? 0), laterPayment, totalInterest]).toEqual(expected);
});

test('savings that reach the price leave nothing to lend', () => {
  expect(() => simulateMortgage({ ...usual, savings: usual.price })).toThrow(RangeError);
});

test('exactly 80 % does not warn, a cent more does', () => {
  expect(simulateMortgage(usual).loanToValue.isHigh).toBe(false);
  expect(simulateMortgage({ ...usual, savings: usual.savings - 1 }).loanToValue.isHigh).toBe(true);
});

function rounded({
  month,
  payment,
  interest,
  principal,
  balance,
}: ReturnType<typeof simulateMortgage>['months'][number]) {
  return [month, ...[payment, interest, principal, balance].map(cents)];
}

function never(): never {
  throw new Error('a row is missing');
}
