import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { affordableLevers, LEVERS, type LeverKind } from '@/lib/calculators/mortgage/affordable-levers';
import {
  type AffordableInput,
  affordablePrice,
  STANDARDS,
  type Standard,
} from '@/lib/calculators/mortgage/affordable-price';
import { monthlyPayment } from '@/lib/calculators/mortgage/french-loan';
import { initialCosts, recommendedSavings } from '@/lib/calculators/mortgage/mortgage-costs';
import type { Cents } from '@/lib/shared/money';

/** Per mille of the price. `parts` end at their first figure: "steps" tax the whole price, "brackets" each its part. */
type Rule =
  | { kind: 'percent'; permille: number; fees: boolean }
  | { kind: 'steps' | 'brackets'; parts: [upTo: Cents | null, permille: number][] };

type ExpectedCeiling = Record<
  'price' | 'byIncome' | 'bySavings' | 'principal' | 'payment' | 'costs' | 'savingsNeeded',
  Cents
> & { levers: Partial<Record<LeverKind, Cents>> };

type Vector = Record<Standard, ExpectedCeiling> & {
  name: string;
  income: Cents;
  savings: Cents;
  debts: Cents;
  years: number;
  rate: number;
  rule: Rule;
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
  const limits = vectors.map((vector) => affordablePrice(inputOf(vector), 'margin').limit);
  expect(new Set(limits)).toEqual(new Set(['income', 'savings', 'both']));
});

describe.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_name, vector) => {
  test.each(STANDARDS)('the highest price by the %s, its loan and its instalment', (standard) => {
    const { levers: _levers, ...figures } = vector[standard];
    const { byIncome, bySavings } = figures;
    expect(affordablePrice(inputOf(vector), standard)).toEqual({
      ...figures,
      limit: byIncome === bySavings ? 'both' : byIncome < bySavings ? 'income' : 'savings',
    });
  });

  test.each(STANDARDS)('what each change would give by the %s', (standard) => {
    const expected = vector[standard];
    const levers = affordableLevers(inputOf(vector), standard);
    expect(Object.fromEntries(levers.map(({ kind, price }) => [kind, price]))).toEqual(expected.levers);
    expect(levers.every(({ gain, price }) => gain === price - expected.price)).toBe(true);
  });
});

test('45.000 € saved reach 150.000 € with our margin; a bank accepts more, and there the other debts brake', () => {
  const input = {
    ...usual,
    income: 2_000_00,
    savings: 45_000_00,
    debts: 200_00,
    costsOf: (price: Cents) => price * 0.07,
  };
  expect(affordablePrice(input, 'margin')).toMatchObject({ price: 150_000_00, limit: 'savings' });
  const bank = affordablePrice(input, 'bank');
  expect(bank).toMatchObject({ limit: 'income' });
  expect(bank.price).toBeGreaterThan(150_000_00);
  const gainOfDebts = (standard: Standard) =>
    affordableLevers(input, standard).find(({ kind }) => kind === 'debts')?.gain;
  expect(gainOfDebts('margin')).toBe(0);
  expect(gainOfDebts('bank')).toBeGreaterThan(0);
});

test('a bank never accepts less than our margin', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const [margin, bank] = [affordablePrice(household, 'margin'), affordablePrice(household, 'bank')];
      expect(bank.price).toBeGreaterThanOrEqual(margin.price);
      expect(bank.byIncome).toBe(margin.byIncome);
    }),
    { seed: 16, numRuns: 40 },
  );
});

test('the change that gains most comes first, and of equal ones the first of the list', () => {
  for (const vector of vectors) {
    const levers = affordableLevers(inputOf(vector), 'bank');
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

/** Every whole thousand, one after the other, with both conditions at once and nothing known of their shape. */
function slowly(household: AffordableInput, standard: Standard): Cents {
  const { income, savings, debts, years, annualRate, costsOf: costs } = household;
  let highest = 0;
  // The deposit alone, a fifth of the price, exceeds the savings above it.
  for (let price = 10_000_00; price <= 5 * savings + 1_000_00; price += 1_000_00) {
    const loan = Math.max(0, price + costs(price) - savings);
    const payment = monthlyPayment({ principal: loan, annualRate, months: years * 12 });
    const pays = loan === 0 || (payment + debts) * 100 <= income * 35;
    const advised = standard === 'bank' || savings >= recommendedSavings(price, 0).amount;
    const saved = advised && (savings - costs(price)) * 5 >= price;
    if (pays && saved) highest = price;
  }
  return highest;
}

test('it is what trying every thousand gives', () => {
  fc.assert(
    fc.property(anyHousehold, fc.constantFrom(...STANDARDS), (household, standard) => {
      expect(affordablePrice(household, standard).price).toBe(slowly(household, standard));
    }),
    { seed: 15, numRuns: 40 },
  );
});

test('who can pay in cash may have any debts', () => {
  const rich = { ...usual, income: 2_500_00, savings: 500_000_00 };
  const at = (debts: Cents) => affordablePrice({ ...rich, debts }, 'margin');
  expect(at(875_01)).toMatchObject({ price: 454_000_00, principal: 0, limit: 'income' });
  expect(at(860_00).price).toBeGreaterThan(454_000_00);
});

test('there is no house below the least price', () => {
  expect(affordablePrice({ ...usual, savings: 3_000_00 }, 'margin').price).toBe(10_000_00);
  expect(affordablePrice({ ...usual, savings: 2_999_99 }, 'margin')).toMatchObject({
    price: 0,
    bySavings: 0,
    payment: 0,
  });
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
  expect(() => affordablePrice({ ...usual, ...wrong }, 'margin')).toThrow(RangeError);
  expect(() => affordableLevers({ ...usual, ...wrong }, 'margin')).toThrow(RangeError);
});
