import { type MortgageInput, simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';

const usual: MortgageInput = { price: 20_000_000, savings: 4_000_000, years: 25, annualRate: 0.035, kind: 'fijo' };
const cents = (exact: number) => Math.round(exact);
const points = (fraction: number | undefined) => Number(((fraction ?? Number.NaN) * 100).toFixed(8));

type Vector = {
  input: MortgageInput;
  principal: number;
  payment: number;
  interest: number;
  ltv: number;
  costs: number;
  recommended: number;
  shortfall: number;
  tae: number;
};

const vectors: Record<string, Vector> = {
  'the default: 160,000 € over 25 years at 3.5 %': {
    input: usual,
    principal: 16_000_000,
    payment: 80_100,
    interest: 8_029_931,
    ltv: 80,
    costs: 225_000,
    recommended: 6_000_000,
    shortfall: 2_000_000,
    tae: 3.57781461,
  },
  'over 15 years': {
    input: { ...usual, years: 15 },
    principal: 16_000_000,
    payment: 114_381,
    interest: 4_588_617,
    ltv: 80,
    costs: 225_000,
    recommended: 6_000_000,
    shortfall: 2_000_000,
    tae: 3.58963171,
  },
  'at 0 %': {
    input: { ...usual, annualRate: 0 },
    principal: 16_000_000,
    payment: 53_333,
    interest: 0,
    ltv: 80,
    costs: 225_000,
    recommended: 6_000_000,
    shortfall: 2_000_000,
    tae: 0.01746883,
  },
  '240,000 € with 48,000 € over 30 years at 3 %': {
    input: { price: 24_000_000, savings: 4_800_000, years: 30, annualRate: 0.03, kind: 'fijo' },
    principal: 19_200_000,
    payment: 80_948,
    interest: 9_941_271,
    ltv: 80,
    costs: 253_000,
    recommended: 7_200_000,
    shortfall: 2_400_000,
    tae: 3.056263,
  },
  'figures with cents, at 3.375 %': {
    input: { price: 18_735_050, savings: 4_125_025, years: 25, annualRate: 0.03375, kind: 'fijo' },
    principal: 14_610_025,
    payment: 72_165,
    interest: 7_039_609,
    ltv: 77.9823112295,
    costs: 216_145,
    recommended: 5_620_515,
    shortfall: 1_495_490,
    tae: 3.45066908,
  },
};

test.each(Object.entries(vectors))('%s', (_, { input, ...expected }) => {
  const result = simulateMortgage(input);
  expect({
    principal: result.principal,
    payment: result.monthlyPayment,
    interest: result.totalInterest,
    ltv: Number(result.loanToValue.percent.toFixed(10)),
    costs: result.costs.total,
    recommended: result.recommended.amount,
    shortfall: result.recommended.shortfall,
    tae: points(result.tae),
  }).toEqual(expected);
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

test.each([
  {
    principal: 16_000_000,
    years: 25,
    rate: 0.035,
    fixedYears: 5,
    laterRate: 0.045,
    first: 80_100,
    owed: 13_811_265,
    later: 87_377,
    interest: 9_776_437,
  },
  {
    principal: 16_000_000,
    years: 25,
    rate: 0.025,
    fixedYears: 10,
    laterRate: 0.0375,
    first: 71_779,
    owed: 10_764_823,
    later: 78_284,
    interest: 6_704_599,
  },
  {
    principal: 16_000_000,
    years: 25,
    rate: 0.035,
    fixedYears: 5,
    laterRate: 0.035,
    first: 80_100,
    owed: 13_811_265,
    later: 80_100,
    interest: 8_029_931,
  },
  {
    principal: 20_000_000,
    years: 30,
    rate: 0.019,
    fixedYears: 5,
    laterRate: 0.0295,
    first: 72_928,
    owed: 17_405_078,
    later: 82_085,
    interest: 9_001_144,
  },
])('a mixed loan at $rate for $fixedYears years and then at $laterRate', (vector) => {
  const { principal, years, rate, fixedYears, laterRate, first, owed, later, interest } = vector;
  const result = simulateMortgage({
    price: principal + 5_000_000,
    savings: 5_000_000,
    years,
    annualRate: rate,
    kind: 'mixto',
    mixed: { fixedYears, laterRate },
  });
  expect(result.monthlyPayment).toBe(first);
  expect(cents(result.legs[1]?.opening ?? 0)).toBe(owed);
  expect(result.laterPayment).toBe(later);
  expect(result.totalInterest).toBe(interest);
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
