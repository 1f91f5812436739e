import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { comparePayoffs, dearestFirst, smallestFirst } from '@/lib/calculators/debt/compare-payoffs';
import { type Debt, instalmentFault, LONGEST_PAYOFF, monthOfInterest } from '@/lib/calculators/debt/instalment-fault';
import { type PayoffPlan, payoffPlan } from '@/lib/calculators/debt/payoff-plan';

/** Balance and instalment in cents, rate in thousandths of a percent. */
type Row = [balance: number, instalment: number, rate: number];
type Plan = { months: number; interest: number; paid: number; cleared: [number, number][]; halfway: number };
type Vectors = {
  plans: { debts: Row[]; extra: number; monthly: number; dearest: Plan; smallest: Plan; asToday: Plan }[];
  instalments: { debt: Row; fault: { reason: string; interest: number; least: number } | null }[];
};

const { plans, instalments }: Vectors = JSON.parse(
  readFileSync(join(__dirname, 'vectors', 'payoff-plan.json'), 'utf8'),
);

function debtOf([balance, instalment, rate]: Row): Debt {
  return { balance, instalment, annualRate: rate / 100_000 };
}

function summary({ months, interest, paid, cleared, schedule }: PayoffPlan): Plan {
  return {
    months,
    interest,
    paid,
    cleared: cleared.map(({ debt, month }) => [debt, month]),
    halfway: schedule[Math.floor(schedule.length / 2)]?.balance ?? -1,
  };
}

test.each(plans.map((plan) => [JSON.stringify([plan.debts, plan.extra, plan.monthly]), plan] as const))(
  'plan %s',
  (_, plan) => {
    const compared = comparePayoffs(plan.debts.map(debtOf), plan.extra, plan.monthly);
    expect(summary(compared.dearest)).toEqual(plan.dearest);
    expect(summary(compared.smallest)).toEqual(plan.smallest);
    expect(summary(compared.asToday)).toEqual(plan.asToday);
  },
);

test.each(instalments.map(({ debt, fault }) => [JSON.stringify(debt), debt, fault] as const))(
  'instalment %s',
  (_, row, fault) => {
    const debt = debtOf(row);
    expect(instalmentFault(debt)).toEqual(fault);
    if (!fault) return;
    expect(instalmentFault({ ...debt, instalment: fault.least })).toBeNull();
    expect(instalmentFault({ ...debt, instalment: fault.least - 1 })).not.toBeNull();
  },
);

test('interest of a month is rounded half up to the cent', () => {
  expect(monthOfInterest({ balance: 600, annualRate: 0.01 })).toBe(1);
  expect(monthOfInterest({ balance: 599, annualRate: 0.01 })).toBe(0);
  expect(monthOfInterest({ balance: 300_000, annualRate: 0.219 })).toBe(5_475);
});

describe('two methods', () => {
  const [card, loan, sofa] = [
    debtOf([1_000_000, 30_000, 19_990]),
    debtOf([300_000, 9_000, 6_000]),
    debtOf([50_000, 5_000, 0]),
  ];

  test('order by rate, and by balance; ties are broken by the other, then as given', () => {
    expect(dearestFirst([sofa, loan, card])).toEqual([2, 1, 0]);
    expect(smallestFirst([card, loan, sofa])).toEqual([2, 1, 0]);
    expect(dearestFirst([card, { ...card, balance: 1 }, card])).toEqual([1, 0, 2]);
    expect(smallestFirst([card, { ...card, annualRate: 0.3 }, card])).toEqual([1, 0, 2]);
  });

  test('the dearest first costs less', () => {
    const compared = comparePayoffs([card, loan, sofa]);
    expect(compared.better).toBe('dearest');
    expect(compared.isSameOrder).toBe(false);
    expect(compared.dearest.interest).toBeLessThan(compared.smallest.interest);
  });

  test('a plan is not made twice', () => {
    const compared = comparePayoffs([{ ...card, balance: 10_000 }, sofa]);
    expect(compared.isSameOrder).toBe(true);
    expect(compared.smallest).toBe(compared.dearest);
    expect(compared.withoutExtra).toBe(compared.dearest);
  });

  test('an instalment that never clears its own debt is refused, whatever the others leave over', () => {
    const slow = debtOf([6_120_000, 10_000, 0]);
    expect(() => comparePayoffs([slow, debtOf([100_000, 50_000, 0])])).toThrow(RangeError);
    expect(() => comparePayoffs([slow], 7_000_000)).toThrow(RangeError);
  });

  test('debts of one rate cost the same in either order, and one debt has one', () => {
    const equal = comparePayoffs([sofa, { ...sofa, balance: 40_000 }]);
    expect(equal).toMatchObject({ better: null, isSameOrder: true });
    expect(comparePayoffs([card])).toMatchObject({ better: null, isSameOrder: true });
  });

  test('the extra payment is told apart from the method', () => {
    const compared = comparePayoffs([card, loan, sofa], 200_000);
    expect(compared.withoutExtra).toEqual(comparePayoffs([card, loan, sofa]).dearest);
    expect(compared.dearest.schedule[0]).toMatchObject({ month: 0, interest: 0, paid: 200_000, balance: 1_150_000 });
  });
});

const rows: fc.Arbitrary<Row[]> = fc.array(
  fc
    .tuple(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 60_000 }),
    )
    .map(([balance, share, rate]): Row => {
      const interest = monthOfInterest({ balance, annualRate: rate / 100_000 });
      return [balance, interest + Math.ceil(balance / share), rate];
    }),
  { minLength: 1, maxLength: 8 },
);

/** One purse a month, in big integers. */
function literal(debts: readonly Row[], order: readonly number[], extra: number, monthly: number, rolls: boolean) {
  const owed = debts.map(([balance]) => BigInt(balance));
  let [interest, months] = [0n, 0];
  const pay = (index: number, money: bigint) => {
    const part = money < (owed[index] ?? 0n) ? money : (owed[index] ?? 0n);
    owed[index] = (owed[index] ?? 0n) - part;
    return money - part;
  };
  let purse = BigInt(extra);
  for (const index of order) purse = pay(index, purse);
  while (owed.some((balance) => balance > 0n) && months < LONGEST_PAYOFF) {
    months++;
    purse = BigInt(monthly);
    for (const [index, [, instalment, rate]] of debts.entries()) {
      const grown = ((owed[index] ?? 0n) * BigInt(rate) + 600_000n) / 1_200_000n;
      interest += grown;
      owed[index] = (owed[index] ?? 0n) + grown;
      purse += pay(index, BigInt(instalment));
    }
    if (rolls) for (const index of order) purse = pay(index, purse);
  }
  return { months, interest: Number(interest) };
}

test('plans agree with a literal loop, pay back what is owed, and rolling over never takes longer', () => {
  const anyExtra = fc.integer({ min: 0, max: 3_000_000 });
  const anyMonthly = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 }));
  fc.assert(
    fc.property(rows, anyExtra, anyMonthly, fc.nat(7), (given, extra, monthly, turn) => {
      const debts = given.map(debtOf);
      const compared = comparePayoffs(debts, extra, monthly);
      const owed = given.reduce((sum, [balance]) => sum + balance, 0);
      const own = given.map((_, index) => (index + turn) % given.length);
      for (const [plan, order, paid, added, rolls] of [
        [compared.dearest, dearestFirst(debts), extra, monthly, true],
        [compared.smallest, smallestFirst(debts), extra, monthly, true],
        [payoffPlan({ debts, order: own, extra, monthly }), own, extra, monthly, true],
        [compared.asToday, dearestFirst(debts), 0, 0, false],
      ] as const) {
        expect({ months: plan.months, interest: plan.interest }).toEqual(literal(given, order, paid, added, rolls));
        expect(plan.paid).toBe(owed + plan.interest);
        expect(plan.cleared).toHaveLength(debts.length);
        expect(plan.schedule.at(-1)?.balance).toBe(0);
      }
      // Rounding each debt's interest may cost the dearest method a few cents, never more.
      expect(compared.dearest.interest).toBeLessThanOrEqual(compared.smallest.interest + compared.dearest.months * 8);
      expect(compared.withoutExtra.months).toBeLessThanOrEqual(compared.asToday.months);
      expect(compared.dearest.months).toBeLessThanOrEqual(comparePayoffs(debts, extra).dearest.months);
    }),
    { numRuns: 500, seed: 15 },
  );
});

test.each<[string, Partial<Debt>]>([
  ['nothing owed', { balance: 0 }],
  ['half a cent owed', { balance: 100.5 }],
  ['half a cent a month', { instalment: 10_000.5 }],
  ['an instalment that does not cover the interest', { annualRate: 0.5 }],
  ['an instalment of fifty-one years', { balance: 6_120_000, annualRate: 0 }],
  ['a negative rate', { annualRate: -0.01 }],
  ['a rate that is not a number', { annualRate: Number.NaN }],
])('%s is refused', (_, fault) => {
  const debt = { balance: 1_000_000, instalment: 10_000, annualRate: 0.05, ...fault };
  expect(() => payoffPlan({ debts: [debt], order: [0] })).toThrow(RangeError);
});

test('an order that forgets a debt, or a negative extra payment, is refused', () => {
  const debts = [debtOf([1_000, 100, 0]), debtOf([1_000, 100, 0])];
  expect(() => payoffPlan({ debts, order: [0] })).toThrow(RangeError);
  expect(() => payoffPlan({ debts, order: [0, 0] })).toThrow(RangeError);
  expect(() => payoffPlan({ debts, order: [0, 1], extra: -1 })).toThrow(RangeError);
  expect(() => payoffPlan({ debts, order: [0, 1], monthly: 0.5 })).toThrow(RangeError);
});
