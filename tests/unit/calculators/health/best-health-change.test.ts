import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { bestHealthChange } from '@/lib/calculators/health/best-health-change';
import { financialHealth, type Household, INSURANCE_COVERS } from '@/lib/calculators/health/financial-health';

type Best = { kind: string; gain: number; total: number; amount?: number; cover?: string } | null;
type Row = [number, number, number, number, number, Household['insurance'], boolean, boolean];
type Vector = { household: Row; score: number; best: Best };

const vectors: Vector[] = JSON.parse(readFileSync(join(__dirname, 'vectors', 'best-change.json'), 'utf8'));

function householdOf([income, fixed, variable, debtPayments, fund, insurance, ownsHome, hasDependents]: Row) {
  return { income, fixed, variable, debtPayments, fund, insurance, ownsHome, hasDependents };
}

test.each(vectors.map((vector) => [JSON.stringify(vector.household), vector] as const))('%s', (_, vector) => {
  const household = householdOf(vector.household);
  const change = bestHealthChange(household);
  expect(financialHealth(household).total).toBe(vector.score);
  if (vector.best === null) expect(change).toBeNull();
  else expect(change).toMatchObject(vector.best);
});

describe('a change counts in every block that it moves', () => {
  const withDebts = householdOf([226_000, 113_000, 23_000, 83_000, 520_000, 'some', true, false]);

  test('four euros less of instalments also reach a saving of 20 %', () => {
    expect(bestHealthChange(withDebts)).toEqual({
      kind: 'debt',
      amount: 38_200,
      reached: { debt: 20, saving: 20 },
      gain: 25,
      total: 85,
    });
  });

  test('fewer instalments may gain in saving alone', () => {
    const input = householdOf([200_000, 100_000, 0, 90_000, 600_000, 'adequate', false, false]);
    expect(bestHealthChange({ ...input, debtPayments: 40_000, fixed: 130_000 })).toMatchObject({
      kind: 'debt',
      amount: 10_000,
      reached: { saving: 20 },
    });
  });

  test('less spend lets the fund last longer', () => {
    const input = householdOf([200_000, 60_000, 70_000, 0, 390_000, 'adequate', false, false]);
    expect(bestHealthChange(input)).toEqual({
      kind: 'spend',
      amount: 65_000,
      reached: { fund: 6 },
      gain: 5,
      total: 90,
    });
  });

  test('of equal gains the smaller amount is told, whatever it is', () => {
    const input = householdOf([200_000, 100_000, 0, 45_000, 594_000, 'adequate', false, false]);
    expect(bestHealthChange(input)).toMatchObject({ kind: 'debt', amount: 5_000, reached: { debt: 20 }, gain: 5 });
    expect(bestHealthChange({ ...input, fund: 599_000 })).toMatchObject({ kind: 'fund', amount: 1_000, gain: 5 });
  });
});

describe('against a search of every whole euro', () => {
  /** Compared as integers, as the specification states the thresholds. */
  function score(income: number, saving: number, debt: number, fund: number, spend: number): number {
    const saved = saving * 5 >= income ? 25 : saving * 10 >= income ? 20 : saving > 0 ? 15 : 0;
    const owed = debt * 5 <= income ? 25 : debt * 20 <= income * 7 ? 20 : debt * 2 <= income ? 10 : 0;
    if (fund === 0) return saved + owed;
    return saved + owed + (fund >= spend * 6 ? 25 : fund >= spend * 3 ? 20 : fund >= spend ? 10 : 0);
  }

  function protection({ ownsHome, hasDependents }: Household, cover: Household['insurance']): number {
    const points = { adequate: 15, some: 10, none: 0 }[cover];
    return points + (ownsHome ? 5 : 0) + (hasDependents && cover === 'adequate' ? 5 : 0);
  }

  /** The smallest amount with the largest gain, one euro after another. */
  function search(household: Household): { gain: number; amount: number } {
    const { income, fixed, variable, debtPayments: debt, fund, insurance } = household;
    const spend = fixed + variable;
    const saving = income - spend - debt;
    const today = score(income, saving, debt, fund, spend);
    const best = { gain: 0, amount: 0 };
    const consider = (gain: number, amount: number) => {
      if (gain > best.gain || (gain === best.gain && gain > 0 && amount < best.amount)) {
        best.gain = gain;
        best.amount = amount;
      }
    };
    for (const cover of INSURANCE_COVERS) consider(protection(household, cover) - protection(household, insurance), 0);
    const each = (most: number, gainOf: (amount: number) => number) => {
      for (let amount = 100; amount < most; amount += 100) consider(gainOf(amount), amount);
      if (most > 0) consider(gainOf(most), most);
    };
    each(variable, (amount) => score(income, saving + amount, debt, fund, spend - amount) - today);
    each(debt, (amount) => score(income, saving + amount, debt - amount, fund, spend) - today);
    // Six months of spend, rounded up to a euro, are the last amount that can gain.
    const enough = Math.ceil((spend * 6 + 1) / 100) * 100;
    if (saving >= 0) each(enough, (amount) => score(income, saving, debt, fund + amount, spend) - today);
    return best;
  }

  const households: fc.Arbitrary<Household> = fc
    .record({
      income: fc.integer({ min: 1, max: 300_000 }),
      fixed: fc.double({ min: 0, max: 1.1, noNaN: true }),
      variable: fc.double({ min: 0, max: 0.7, noNaN: true }),
      debts: fc.double({ min: 0, max: 0.8, noNaN: true }),
      months: fc.double({ min: 0, max: 7, noNaN: true }),
      unit: fc.constantFrom(1, 100, 5_000),
      insurance: fc.constantFrom(...INSURANCE_COVERS),
      ownsHome: fc.boolean(),
      hasDependents: fc.boolean(),
    })
    .map(({ income, fixed, variable, debts, months, unit, ...rest }) => {
      const cents = (amount: number) => Math.round(amount / unit) * unit;
      const spends = { fixed: cents(income * fixed), variable: cents(income * variable) };
      return {
        ...rest,
        ...spends,
        income: Math.max(1, cents(income)),
        debtPayments: cents(income * debts),
        fund: cents((spends.fixed + spends.variable) * months),
      };
    });

  test('no other single change gains more, and no smaller one as much, in 10,000 households', () => {
    fc.assert(
      fc.property(households, (household) => {
        const change = bestHealthChange(household);
        const found = search(household);
        const amount = change && change.kind !== 'insurance' ? change.amount : 0;
        expect({ gain: change?.gain ?? 0, amount }).toEqual(found);
      }),
      { numRuns: 10_000, seed: 15 },
    );
  });
});
