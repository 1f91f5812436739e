import fc from 'fast-check';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { contributionForGoal } from '@/lib/calculators/compound/contribution-for-goal';
import {
  COMPOUNDING_FREQUENCIES,
  type GrowthPlan,
  MAX_YEARS,
  RATE_KINDS,
  TAX_MOMENTS,
} from '@/lib/calculators/compound/growth-plan';
import { periodsToGoal } from '@/lib/calculators/compound/periods-to-goal';
import { literalBalance } from './literal-growth';
import vectors from './vectors/savings-goal.json';

type Vector = (typeof vectors)[number];

/** JSON widens the words and the frequencies. */
function planOf({ capital, contribution, annualRate, yearlyFee, contributionRise, ...words }: Vector): GrowthPlan {
  return {
    capital,
    contribution,
    annualRate,
    yearlyFee,
    contributionRise,
    periodsPerYear: words.periodsPerYear as GrowthPlan['periodsPerYear'],
    rateKind: words.rateKind as NonNullable<GrowthPlan['rateKind']>,
    tax: words.tax as NonNullable<GrowthPlan['tax']>,
  };
}

const named = (kind: string) =>
  vectors.filter((vector) => vector.kind === kind).map((vector, at) => ({ name: `${kind} ${at + 1}`, vector }));

test.each(named('contribution'))('$name', ({ vector }) => {
  const { contribution: expected, ...plan } = planOf(vector);
  const { contribution, result } = contributionForGoal({ ...plan, years: vector.years ?? 0 }, vector.goal);
  expect(contribution).toBe(expected);
  expect(result.balance).toBe(vector.expected_balance);
  expect(result.fees).toBe(vector.expected_fees);
  expect(result.tax).toBe(vector.expected_tax);
});

test.each(named('date'))('$name', ({ vector }) => {
  const met = periodsToGoal(planOf(vector), vector.goal);
  expect(met === null ? null : met.periods).toBe(vector.expected_periods);
  if (met === null || met.periods === 0) return;
  expect(met).toEqual({
    periods: vector.expected_periods,
    balance: vector.expected_balance,
    contributed: vector.expected_contributed,
    interest: vector.expected_interest,
    fees: vector.expected_fees,
    tax: vector.expected_tax,
  });
});

test('both ways have more than forty vectors, with goals that are never met and goals met today', () => {
  expect(named('contribution').length).toBeGreaterThan(40);
  const dates = named('date').map(({ vector }) => vector.expected_periods);
  expect(dates.length).toBeGreaterThan(40);
  expect(dates).toEqual(expect.arrayContaining([null, 0]));
});

const plans: fc.Arbitrary<GrowthPlan> = fc.record({
  capital: fc.integer({ min: 0, max: 10_000_000 }),
  contribution: fc.integer({ min: 0, max: 500_000 }),
  annualRate: fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 10_000),
  periodsPerYear: fc.constantFrom(...COMPOUNDING_FREQUENCIES),
  rateKind: fc.constantFrom(...RATE_KINDS),
  yearlyFee: fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 10_000),
  tax: fc.constantFrom(...TAX_MOMENTS),
  contributionRise: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 10_000),
});
const years = fc.integer({ min: 1, max: MAX_YEARS });
const goals = fc.integer({ min: 1, max: 100_000_000 });

test('the contribution meets the goal and one cent less does not', () => {
  fc.assert(
    fc.property(plans, years, goals, ({ contribution: _, ...plan }, length, goal) => {
      const { contribution, result } = contributionForGoal({ ...plan, years: length }, goal);
      const after = (paid: number) => compoundInterest({ ...plan, years: length, contribution: paid });
      expect(result).toEqual(after(contribution));
      expect(result.balance).toBeGreaterThanOrEqual(goal);
      if (contribution > 0) expect(after(contribution - 1).balance).toBeLessThan(goal);
    }),
    { seed: 21, numRuns: 300 },
  );
});

test('what a contribution ends with takes that contribution or less', () => {
  fc.assert(
    fc.property(plans, years, (plan, length) => {
      const { balance } = compoundInterest({ ...plan, years: length });
      fc.pre(balance > 0);
      expect(contributionForGoal({ ...plan, years: length }, balance).contribution).toBeLessThanOrEqual(
        plan.contribution,
      );
    }),
    { seed: 21 },
  );
});

test('the date is the first period whose literal balance meets the goal', () => {
  fc.assert(
    fc.property(
      plans.map(
        (plan): GrowthPlan => ({ ...plan, periodsPerYear: plan.periodsPerYear === 365 ? 12 : plan.periodsPerYear }),
      ),
      goals,
      (plan, goal) => {
        const met = periodsToGoal(plan, goal);
        const last = met ? met.periods : MAX_YEARS * plan.periodsPerYear;
        // A cent either way is within what the two ways of adding up may differ.
        if (met) expect(literalBalance(plan, met.periods)).toBeGreaterThan(goal - 1.5);
        for (let period = 0; period < last; period += 1) expect(literalBalance(plan, period)).toBeLessThan(goal + 0.5);
      },
    ),
    { seed: 21, numRuns: 60, endOnFailure: true },
  );
});

test('at a whole number of years the date says what the forward calculation says', () => {
  fc.assert(
    fc.property(plans, years, (plan, length) => {
      const { balance, contributed, interest, fees, tax } = compoundInterest({ ...plan, years: length });
      fc.pre(balance > 0);
      const met = periodsToGoal(plan, balance);
      expect(met?.periods).toBeLessThanOrEqual(length * plan.periodsPerYear);
      if (met?.periods === length * plan.periodsPerYear)
        expect(met).toEqual({ periods: met.periods, balance, contributed, interest, fees, tax });
    }),
    { seed: 21 },
  );
});

const plan: GrowthPlan = { capital: 0, contribution: 100, annualRate: 0.05, periodsPerYear: 12 };

test('a fee above the growth may never let a goal be met', () => {
  expect(periodsToGoal({ ...plan, annualRate: 0.01, yearlyFee: 0.1 }, 2_000_000)).toBeNull();
});

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('a goal of %s cents is refused', (goal) => {
  expect(() => periodsToGoal(plan, goal)).toThrow(RangeError);
  expect(() => contributionForGoal({ ...plan, years: 1 }, goal)).toThrow(RangeError);
});

test('a fee that takes everything is refused', () => {
  expect(() => contributionForGoal({ ...plan, years: 1, yearlyFee: 1 }, 100)).toThrow(RangeError);
});
