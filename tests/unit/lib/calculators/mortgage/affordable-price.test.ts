import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { affordableLevers, LEVERS, type LeverKind } from '@/lib/calculators/mortgage/affordable-levers';
import { type AffordableInput, affordablePrice } from '@/lib/calculators/mortgage/affordable-price';
import { monthlyPayment } from '@/lib/calculators/mortgage/french-loan';
import { initialCosts, recommendedSavings } from '@/lib/calculators/mortgage/mortgage-costs';
import type { Cents } from '@/lib/money';

/** Per mille of the price. `parts` end at their first figure: "steps" tax the whole price, "brackets" each its part. */
type Rule =
  | { kind: 'percent'; permille: number; fees: boolean }
  | { kind: 'steps' | 'brackets'; parts: [upTo: Cents | null, permille: number][] };

type Vector = {
  name: string;
  income: Cents;
  savings: Cents;
  debts: Cents;
  years: number;
  rate: number;
  rule: Rule;
  price: Cents;
  byIncome: Cents;
  bySavings: Cents;
  principal: Cents;
  payment: Cents;
  costs: Cents;
  savingsNeeded: Cents;
  levers: Partial<Record<LeverKind, Cents>>;
};

const vectors: Vector[] = JSON.parse(readFileSync(join(__dirname, 'vectors/affordable-price.json'), 'utf8'));

function taxOf(price: Cents, rule: Rule): Cents {
  if (rule.kind === 'percent') return Math.round((price * rule.permille) / 1000);
  if (rule.kind === 'steps') {
    const [, permille] = rule.parts.find(([upTo]) => upTo === null || price <= upTo) ?? [null, 0];
    return Math.round((price * permille) / 1000);
  }
  let from = 0;
  let tax = 0;
  for (const [upTo, permille] of rule.parts) {
    const part = Math.min(price, upTo ?? price) - from;
    if (part <= 0) break;
    tax += part * permille;
    from += part;
  }
  return Math.round(tax / 1000);
}

function costsOf(rule: Rule): AffordableInput['costsOf'] {
  const hasFees = rule.kind !== 'percent' || rule.fees;
  return (price) => taxOf(price, rule) + (hasFees ? initialCosts(price).total : 0);
}

function inputOf({ income, savings, debts, years, rate, rule }: Vector): AffordableInput {
  return { income, savings, debts, years, annualRate: rate / 100_000, costsOf: costsOf(rule) };
}

test('there are vectors enough, and each limit decides in some', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(40);
  const limits = vectors.map((vector) => affordablePrice(inputOf(vector)).limit);
  expect(new Set(limits)).toEqual(new Set(['income', 'savings', 'both']));
});

describe.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_name, vector) => {
  test('the highest price, its loan and its instalment', () => {
    const { price, byIncome, bySavings, principal, payment, costs, savingsNeeded } = vector;
    expect(affordablePrice(inputOf(vector))).toEqual({
      price,
      byIncome,
      bySavings,
      limit: byIncome === bySavings ? 'both' : byIncome < bySavings ? 'income' : 'savings',
      principal,
      payment,
      costs,
      savingsNeeded,
    });
  });

  test('what each change would give', () => {
    const levers = affordableLevers(inputOf(vector));
    expect(Object.fromEntries(levers.map(({ kind, price }) => [kind, price]))).toEqual(vector.levers);
    expect(levers.every(({ gain, price }) => gain === price - vector.price)).toBe(true);
  });
});

test('the change that gains most comes first, and of equal ones the first of the list', () => {
  for (const vector of vectors) {
    const levers = affordableLevers(inputOf(vector));
    levers.slice(1).forEach((lever, index) => {
      const before = levers[index] ?? lever;
      expect(before.gain).toBeGreaterThanOrEqual(lever.gain);
      if (before.gain === lever.gain) expect(LEVERS.indexOf(before.kind)).toBeLessThan(LEVERS.indexOf(lever.kind));
    });
  }
});

const anyHousehold: fc.Arbitrary<AffordableInput> = fc.record({
  income: fc.integer({ min: 1, max: 600_00 }),
  savings: fc.integer({ min: 2_000_00, max: 15_000_00 }),
  debts: fc.integer({ min: 0, max: 250_00 }),
  years: fc.integer({ min: 1, max: 40 }),
  annualRate: fc.integer({ min: 0, max: 50_000 }).map((thousandths) => thousandths / 100_000),
  costsOf: fc
    .tuple(
      fc.integer({ min: 0, max: 300_00 }),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 20_000_00 }),
    )
    .map(([fixed, permille, border]) => (price: Cents) => {
      const dearer = price > border ? permille + 10 : permille;
      return fixed + Math.ceil((price * dearer) / 1000);
    }),
});

/** Every whole euro, one after the other, with both conditions at once and nothing known of their shape. */
function slowly({ income, savings, debts, years, annualRate, costsOf: costs }: AffordableInput): Cents {
  let highest = 0;
  // The deposit alone, a fifth of the price, exceeds the savings above it.
  for (let price = 10_000_00; price <= 5 * savings + 100; price += 100) {
    const loan = Math.max(0, price + costs(price) - savings);
    const payment = monthlyPayment({ principal: loan, annualRate, months: years * 12 });
    const pays = loan === 0 || (payment + debts) * 100 <= income * 35;
    const saved = savings >= recommendedSavings(price, 0).amount && (savings - costs(price)) * 5 >= price;
    if (pays && saved) highest = price;
  }
  return highest;
}

test('it is what trying every euro gives', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      expect(affordablePrice(household).price).toBe(slowly(household));
    }),
    { seed: 15, numRuns: 40 },
  );
});

test('who can pay in cash may have any debts', () => {
  const rich = { ...usual, income: 2_500_00, savings: 500_000_00 };
  const at = (debts: Cents) => affordablePrice({ ...rich, debts });
  expect(at(875_01)).toMatchObject({ price: 454_545_00, principal: 0, limit: 'income' });
  expect(at(874_00).price).toBeGreaterThan(454_545_00);
});

test('there is no house below the least price', () => {
  expect(affordablePrice({ ...usual, savings: 3_000_00 }).price).toBe(10_000_00);
  expect(affordablePrice({ ...usual, savings: 2_999_99 })).toMatchObject({ price: 0, bySavings: 0, payment: 0 });
});

const usual: AffordableInput = {
  income: 2_500_00,
  savings: 60_000_00,
  debts: 0,
  years: 30,
  annualRate: 0.03,
  costsOf: (price) => price / 10,
};

test.each<[string, Partial<AffordableInput>]>([
  ['no income', { income: 0 }],
  ['negative income', { income: -1 }],
  ['half a cent of income', { income: 1000.5 }],
  ['negative savings', { savings: -1 }],
  ['half a cent of debts', { debts: 0.5 }],
  ['no term', { years: 0 }],
  ['half a year', { years: 10.5 }],
  ['a negative rate', { annualRate: -0.01 }],
  ['a rate above 100 %', { annualRate: 1.5 }],
])('%s is refused', (_what, wrong) => {
  expect(() => affordablePrice({ ...usual, ...wrong })).toThrow(RangeError);
  expect(() => affordableLevers({ ...usual, ...wrong })).toThrow(RangeError);
});
