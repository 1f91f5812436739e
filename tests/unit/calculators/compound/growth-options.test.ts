import fc from 'fast-check';
import { type CompoundInput, compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { COMPOUNDING_FREQUENCIES, RATE_KINDS, TAX_MOMENTS } from '@/lib/calculators/compound/growth-plan';
import { literalBalance } from './literal-growth';
import vectors from './vectors/growth-options.json';

type Vector = (typeof vectors)[number];

/** JSON widens the words and the frequencies. */
function inputOf({ capital, contribution, years, annualRate, yearlyFee, contributionRise, ...words }: Vector) {
  return {
    capital,
    contribution,
    years,
    annualRate,
    yearlyFee,
    contributionRise,
    periodsPerYear: words.periodsPerYear as CompoundInput['periodsPerYear'],
    rateKind: words.rateKind as NonNullable<CompoundInput['rateKind']>,
    tax: words.tax as NonNullable<CompoundInput['tax']>,
  };
}

/** Binary fractions keep 15 figures: above ten billions of euros not every cent is in them. */
const tolerance = (cents: number) => (cents < 1e12 ? 0 : cents * 1e-12);

test.each(vectors.map((vector, at) => ({ name: `${vector.about}, vector ${at + 1}`, vector })))(
  '$name',
  ({ vector }) => {
    const { balance, contributed, interest, fees, tax } = compoundInterest(inputOf(vector));
    const pairs: [number, number][] = [
      [balance, vector.expected_balance],
      [contributed, vector.expected_contributed],
      [interest, vector.expected_interest],
      [fees, vector.expected_fees],
      [tax, vector.expected_tax],
    ];
    for (const [found, expected] of pairs) expect(Math.abs(found - expected)).toBeLessThanOrEqual(tolerance(expected));
  },
);

test('each option has more than forty vectors', () => {
  const used = {
    tae: vectors.filter(({ rateKind }) => rateKind === 'tae'),
    fee: vectors.filter(({ yearlyFee }) => yearlyFee > 0),
    final: vectors.filter(({ tax }) => tax === 'final'),
    anual: vectors.filter(({ tax }) => tax === 'anual'),
    rise: vectors.filter(({ contributionRise }) => contributionRise > 0),
  };
  for (const found of Object.values(used)) expect(found.length).toBeGreaterThan(40);
});

const plans: fc.Arbitrary<CompoundInput> = fc.record({
  capital: fc.integer({ min: 0, max: 1_000_000_000 }),
  contribution: fc.integer({ min: 0, max: 10_000_000 }),
  years: fc.integer({ min: 1, max: 50 }),
  annualRate: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 10_000),
  periodsPerYear: fc.constantFrom(...COMPOUNDING_FREQUENCIES),
  rateKind: fc.constantFrom(...RATE_KINDS),
  yearlyFee: fc.integer({ min: 0, max: 1_000 }).map((hundredths) => hundredths / 10_000),
  tax: fc.constantFrom(...TAX_MOMENTS),
  contributionRise: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 10_000),
});

test('any plan is what it is period by period', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const literal = literalBalance(plan, plan.years * plan.periodsPerYear);
      expect(Math.abs(compoundInterest(plan).balance - literal)).toBeLessThanOrEqual(1 + literal * 1e-9);
    }),
    { seed: 15, numRuns: 300 },
  );
});

test('what is put in and earned is what is left, charged and taxed, in each year', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const row of compoundInterest(plan).schedule) {
        const gap = plan.capital + row.contributed + row.interest - row.fees - row.tax - row.balance;
        expect(Math.abs(gap)).toBeLessThanOrEqual(3 + row.balance * 1e-12);
      }
    }),
    { seed: 15 },
  );
});

test('options left alone change nothing, and each option given lowers or raises the balance as it should', () => {
  fc.assert(
    fc.property(plans, ({ rateKind: _, yearlyFee, tax: __, contributionRise, ...plain }) => {
      const { balance } = compoundInterest(plain);
      const alone = { rateKind: 'tin', yearlyFee: 0, tax: 'no', contributionRise: 0 } as const;
      expect(compoundInterest({ ...plain, ...alone })).toEqual(compoundInterest(plain));
      const less = [{ rateKind: 'tae' }, { yearlyFee }, { tax: 'final' }, { tax: 'anual' }] as const;
      // A balance of year after year and one of the closed form differ in the last figures.
      const slack = 1 + balance * 1e-12;
      for (const option of less)
        expect(compoundInterest({ ...plain, ...option }).balance).toBeLessThanOrEqual(balance + slack);
      expect(compoundInterest({ ...plain, contributionRise }).balance).toBeGreaterThanOrEqual(balance - slack);
    }),
    { seed: 15 },
  );
});

test('a year of loss pays no tax and lowers no later one', () => {
  const { schedule } = compoundInterest({
    capital: 0,
    contribution: 1_000_00,
    years: 3,
    annualRate: 0.03,
    periodsPerYear: 12,
    yearlyFee: 0.02,
    tax: 'anual',
  });
  const gains = schedule.map(({ interestOfYear, fees }, at) => interestOfYear - fees + (schedule[at - 1]?.fees ?? 0));
  const taxes = schedule.map(({ tax }, at) => tax - (schedule[at - 1]?.tax ?? 0));
  expect(gains[0]).toBeLessThan(0);
  expect(taxes[0]).toBe(0);
  expect(gains[2]).toBeGreaterThan(0);
  expect(taxes[2]).toBe(Math.round((gains[2] ?? 0) * 0.19));
});

test.each<[string, Partial<CompoundInput>]>([
  ['a negative fee', { yearlyFee: -0.01 }],
  ['a fee above everything', { yearlyFee: 1.01 }],
  ['a fee that is not a number', { yearlyFee: Number.NaN }],
  ['contributions that fall', { contributionRise: -0.01 }],
  ['contributions that more than double', { contributionRise: 1.01 }],
])('%s is refused', (_, fault) => {
  const plan: CompoundInput = { capital: 1, contribution: 1, years: 1, annualRate: 0, periodsPerYear: 1 };
  expect(() => compoundInterest({ ...plan, ...fault })).toThrow(RangeError);
});
