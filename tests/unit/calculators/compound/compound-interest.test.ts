import fc from 'fast-check';
import {
  type CompoundInput,
  compoundInterest,
  firstYearOfMoreInterest,
} from '@/lib/calculators/compound/compound-interest';
import { COMPOUNDING_FREQUENCIES } from '@/lib/calculators/compound/growth-plan';

const standard: CompoundInput = {
  capital: 100_000,
  contribution: 10_000,
  years: 10,
  annualRate: 0.07,
  periodsPerYear: 12,
};

const golden: [string, CompoundInput, { balance: number; interest: number; contributed: number }][] = [
  ['1,000 € and 100 € a month at 7 %', standard, { balance: 1_931_814, interest: 631_814, contributed: 1_200_000 }],
  [
    'the same, yearly',
    { ...standard, periodsPerYear: 1 },
    { balance: 334_880, interest: 134_880, contributed: 100_000 },
  ],
  ['0 %', { ...standard, annualRate: 0 }, { balance: 1_300_000, interest: 0, contributed: 1_200_000 }],
  ['one year', { ...standard, years: 1 }, { balance: 231_155, interest: 11_155, contributed: 120_000 }],
  [
    'twelve years, quarterly',
    { capital: 500_000, contribution: 25_000, years: 12, annualRate: 0.045, periodsPerYear: 4 },
    { balance: 2_435_067, interest: 735_067, contributed: 1_200_000 },
  ],
  [
    'amounts with cents',
    { capital: 123_456, contribution: 7_890, years: 17, annualRate: 0.0325, periodsPerYear: 12 },
    { balance: 2_359_351, interest: 626_335, contributed: 1_609_560 },
  ],
];

test.each(golden)('%s', (_, input, expected) => {
  expect(compoundInterest(input)).toMatchObject(expected);
});

test('the years of 1,000 € and 100 € a month at 7 %', () => {
  const { schedule } = compoundInterest(standard);
  expect(schedule.map(({ interest }) => interest)).toEqual([
    11_155, 31_791, 62_594, 104_298, 157_692, 223_620, 302_989, 396_771, 506_007, 631_814,
  ]);
  expect(schedule.map(({ interestOfYear }) => interestOfYear)).toEqual([
    11_155, 20_636, 30_803, 41_704, 53_394, 65_928, 79_369, 93_782, 109_236, 125_807,
  ]);
  expect(schedule.map(({ balance }) => balance)).toEqual([
    231_155, 371_791, 522_594, 684_298, 857_692, 1_043_620, 1_242_989, 1_456_771, 1_686_007, 1_931_814,
  ]);
  expect(schedule[9]?.contributed).toBe(1_200_000);
});

test('the tenth year is the first whose interest is more than what is put in', () => {
  expect(firstYearOfMoreInterest(standard, compoundInterest(standard).schedule)?.year).toBe(10);
  const short = { ...standard, years: 5 };
  expect(firstYearOfMoreInterest(short, compoundInterest(short).schedule)).toBeUndefined();
});

test("with 2 % and 3 % of inflation the ten years' balance is worth less today", () => {
  expect(compoundInterest({ ...standard, inflation: 0.02 }).realBalance).toBe(1_584_761);
  expect(compoundInterest({ ...standard, inflation: 0.03 }).realBalance).toBe(1_437_451);
  expect(compoundInterest({ ...standard, inflation: 0 }).realBalance).toBe(1_931_814);
  expect(compoundInterest(standard).realBalance).toBeNull();
});

const plans: fc.Arbitrary<CompoundInput> = fc.record({
  capital: fc.integer({ min: 0, max: 10_000_000_000 }),
  contribution: fc.integer({ min: 0, max: 100_000_000 }),
  years: fc.integer({ min: 1, max: 50 }),
  annualRate: fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 10_000),
  periodsPerYear: fc.constantFrom(...COMPOUNDING_FREQUENCIES),
});

test('any plan has finite figures, a year each, and interest that never shrinks', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { schedule, balance, contributed, interest } = compoundInterest(plan);
      expect(schedule).toHaveLength(plan.years);
      expect([balance, contributed, interest].every(Number.isFinite)).toBe(true);
      expect(schedule.every((row, at) => row.interest >= (schedule[at - 1]?.interest ?? 0))).toBe(true);
      expect(schedule.at(-1)).toMatchObject({ balance, contributed, interest });
    }),
  );
});

test('the closed form agrees with paying in period by period', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const rate = plan.annualRate / plan.periodsPerYear;
      let balance = plan.capital;
      for (let period = 0; period < plan.years * plan.periodsPerYear; period += 1)
        balance = balance * (1 + rate) + plan.contribution;
      expect(Math.abs(compoundInterest(plan).balance - balance)).toBeLessThanOrEqual(1 + balance * 1e-9);
    }),
    { numRuns: 60 },
  );
});

test('a higher rate never ends with less', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const better = { ...plan, annualRate: plan.annualRate + 0.0001 };
      expect(compoundInterest(better).balance).toBeGreaterThanOrEqual(compoundInterest(plan).balance);
    }),
  );
});

test('a rate next to nothing is next to 0 %', () => {
  const { balance } = compoundInterest({ ...standard, annualRate: 1e-12, periodsPerYear: 365, years: 50 });
  expect(balance).toBe(100_000 + 10_000 * 365 * 50);
});

test.each<[string, Partial<CompoundInput>]>([
  ['a negative capital', { capital: -1 }],
  ['an endless capital', { capital: Number.POSITIVE_INFINITY }],
  ['a contribution that is not a number', { contribution: Number.NaN }],
  ['no years', { years: 0 }],
  ['51 years', { years: 51 }],
  ['half a year', { years: 0.5 }],
  ['a negative rate', { annualRate: -0.01 }],
  ['a rate above 100 %', { annualRate: 1.01 }],
  ['falling prices', { inflation: -0.01 }],
  ['inflation that is not a number', { inflation: Number.NaN }],
])('%s is refused', (_, fault) => {
  expect(() => compoundInterest({ ...standard, ...fault })).toThrow(RangeError);
});
