import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { earlyRepayment, type RepaymentInput, type RepaymentPlan } from '@/lib/calculators/mortgage/early-repayment';
import { REPAID_LOAN_KINDS, type RepaidLoanKind, type RepaymentLaw } from '@/lib/calculators/mortgage/repayment-caps';

type ExpectedPlan = Omit<RepaymentPlan, 'months' | 'better' | 'equalRate'> & { equalRate: number | null };
type Vector = {
  name: string;
  principal: number;
  rate: number;
  months: number;
  amount: number;
  firstMonth: number;
  isYearly: boolean;
  kind: RepaidLoanKind;
  law: RepaymentLaw;
  monthsSigned: number;
  deedCommission?: number;
  fixedMonths?: number;
  netRate: number;
  expected: { payment: number; interest: number; shorter: ExpectedPlan; lower: ExpectedPlan };
};

const vectors: Vector[] = JSON.parse(
  readFileSync('tests/unit/calculators/mortgage/vectors/early-repayment.json', 'utf8'),
);

test('there are enough independent cases', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(40);
});

test.each(vectors)('$name', ({ name, rate, netRate, expected, ...input }) => {
  const result = earlyRepayment({ ...input, annualRate: rate / 100_000, netRate: netRate / 100_000 });
  expect({ payment: result.payment, interest: result.interest }).toEqual({
    payment: expected.payment,
    interest: expected.interest,
  });
  for (const effect of ['shorter', 'lower'] as const) {
    const { months, better, equalRate, ...figures } = result[effect];
    const { equalRate: expectedRate, ...expectedFigures } = expected[effect];
    expect({ effect, ...figures }).toEqual({ effect, ...expectedFigures });
    if (expectedRate === null) expect(equalRate).toBeUndefined();
    else expect(Math.abs((equalRate ?? Number.NaN) - expectedRate)).toBeLessThan(1e-8);
    const ahead = figures.leftByRepaying - figures.leftByInvesting;
    expect(better).toBe(ahead === 0 ? undefined : ahead > 0 ? 'repay' : 'invest');
    expect(months).toHaveLength(input.months + 1);
    expect(months.at(-1)?.balance).toBe(0);
  }
});

const anyInput: fc.Arbitrary<RepaymentInput> = fc
  .record({
    principal: fc.integer({ min: 1_000_00, max: 900_000_00 }),
    rate: fc.integer({ min: 0, max: 12_000 }),
    months: fc.integer({ min: 2, max: 480 }),
    amount: fc.integer({ min: 100_00, max: 100_000_00 }),
    firstMonth: fc.nat({ max: 479 }),
    isYearly: fc.boolean(),
    kind: fc.constantFrom(...REPAID_LOAN_KINDS),
    law: fc.constantFrom('ley-5-2019', 'escritura'),
    deedCommission: fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: undefined }),
    fixedPart: fc.double({ min: 0, max: 1, noNaN: true }),
    monthsSigned: fc.integer({ min: 0, max: 400 }),
    netRate: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ rate, firstMonth, netRate, fixedPart, ...input }) => ({
    ...input,
    ...(input.kind === 'mixto-fijo' && { fixedMonths: 1 + Math.round(fixedPart * (input.months - 2)) }),
    firstMonth: firstMonth % input.months,
    annualRate: rate / 100_000,
    netRate: netRate / 100_000,
  }));

/** Percents of what is repaid so many months from today, one for each contract that the law of its day allowed. */
function percents(input: RepaymentInput, month: number): [number, number] {
  const { kind, law, monthsSigned, deedCommission = 0, fixedMonths = 0 } = input;
  const years = Math.floor((monthsSigned + month) / 12);
  if (law === 'escritura') return [deedCommission / 1_000, 0];
  if (kind === 'fijo') return years < 10 ? [2, 0] : [1.5, 0];
  if (kind === 'mixto-fijo' && month < fixedMonths) return years < 10 ? [2, 2] : [1.5, 1.5];
  return [years < 3 ? 0.25 : 0, years < 5 ? 0.15 : 0];
}

/** The same loan, paid without a formula: a household that keeps its original instalment, or has it worked out anew. */
function slow(input: RepaymentInput, effect: 'shorter' | 'lower') {
  const { principal, annualRate, months, amount, firstMonth, isYearly, netRate } = input;
  const perUnit = (count: number) => {
    let units = 0;
    for (let month = 1; month <= count; month += 1) units += (1 + annualRate / 12) ** -month;
    return units;
  };
  const original = principal / perUnit(months);
  let payment = original;
  let owed = principal;
  let interest = 0;
  let saved = 0;
  let invested = 0;
  const charged = [0, 0];
  const grown = [0, 0];
  let end = 0;
  for (let month = 0; month <= months; month += 1) {
    const growth = (1 + netRate) ** ((months - month) / 12);
    if (month > 0) {
      const due = owed * (1 + annualRate / 12);
      interest += due - owed;
      const paid = due - payment < 0.5 || month === months ? due : payment;
      if (paid > 0.001) end = month;
      saved += (original - paid) * growth;
      owed = due - paid;
    }
    const repeats = isYearly && month > firstMonth && (month - firstMonth) % 12 === 0;
    if ((month === firstMonth || repeats) && owed > 0.001) {
      const repaid = owed - amount < 0.5 ? owed : amount;
      owed -= repaid;
      end = month;
      percents(input, month).forEach((percent, contract) => {
        charged[contract] = (charged[contract] ?? 0) + repaid * percent;
        grown[contract] = (grown[contract] ?? 0) + ((repaid * percent) / 100) * growth;
      });
      invested += repaid * growth;
      if (effect === 'lower' && month < months) payment = owed / perUnit(months - month);
    }
  }
  const [first = 0, second = 0] = charged;
  invested += grown[second > first + 1e-6 ? 1 : 0] ?? 0;
  return { interestSaved: original * months - principal - interest, monthsSaved: months - end, saved, invested };
}

test('a loan paid month by month gives the same', () => {
  fc.assert(
    fc.property(anyInput, fc.constantFrom('shorter', 'lower'), (input, effect) => {
      const plan = earlyRepayment(input)[effect];
      const loop = slow(input, effect);
      expect(Math.abs(plan.interestSaved - loop.interestSaved)).toBeLessThan(1.01);
      expect(plan.monthsSaved).toBe(loop.monthsSaved);
      expect(Math.abs(plan.leftByRepaying - loop.saved)).toBeLessThan(1.01 + 1e-9 * loop.saved);
      expect(Math.abs(plan.leftByInvesting - loop.invested)).toBeLessThan(1.01 + 1e-9 * loop.invested);
    }),
    { seed: 23, numRuns: 200 },
  );
});

test('at the rate at which both are equal, repaying and investing leave the same', () => {
  fc.assert(
    fc.property(anyInput, fc.constantFrom('shorter', 'lower'), (input, effect) => {
      const { equalRate } = earlyRepayment(input)[effect];
      if (equalRate === undefined || equalRate === 0) return;
      const { leftByRepaying, leftByInvesting } = earlyRepayment({ ...input, netRate: equalRate })[effect];
      expect(Math.abs(leftByRepaying - leftByInvesting)).toBeLessThan(2 + 1e-8 * leftByInvesting);
    }),
    { seed: 23, numRuns: 150 },
  );
});

test('without compensation repaying earns the rate of the loan, whatever it changes', () => {
  fc.assert(
    fc.property(anyInput, fc.constantFrom('shorter', 'lower'), (input, effect) => {
      const signed = { kind: 'variable', law: 'ley-5-2019', monthsSigned: 60 } as const;
      const free = { ...input, ...signed, annualRate: input.annualRate + 0.01 };
      const { equalRate } = earlyRepayment(free)[effect];
      expect(equalRate).toBeCloseTo((1 + free.annualRate / 12) ** 12 - 1, 7);
    }),
    { seed: 23, numRuns: 100 },
  );
});

const right: RepaymentInput = {
  principal: 150_000_00,
  annualRate: 0.035,
  months: 300,
  amount: 10_000_00,
  firstMonth: 0,
  isYearly: false,
  kind: 'fijo',
  law: 'ley-5-2019',
  monthsSigned: 24,
  netRate: 0.02,
};

test('a variable loan has one of its two caps, not one after the other', () => {
  const variable = { ...right, principal: 160_000_00, annualRate: 0.03, months: 240, kind: 'variable' } as const;
  const { shorter } = earlyRepayment({ ...variable, isYearly: true });
  expect(shorter.compensation).toBe(45_00);
  expect(shorter.months.filter(({ compensation }) => compensation > 0).map(({ month }) => month)).toEqual([0, 12, 24]);
  expect(earlyRepayment(variable).shorter.compensation).toBe(25_00);
});

test('of a mixed loan with five fixed years 5.000 € a year cost 500 € at most, of the variable part nothing', () => {
  const mixed = { ...right, principal: 160_000_00, amount: 5_000_00, isYearly: true, monthsSigned: 0 } as const;
  const { shorter } = earlyRepayment({ ...mixed, kind: 'mixto-fijo', fixedMonths: 60 });
  expect(shorter.compensation).toBe(500_00);
  expect(shorter.months.filter(({ compensation }) => compensation > 0).map(({ month }) => month)).toEqual([
    0, 12, 24, 36, 48,
  ]);
});

test.each([
  ['a mixed loan without the end of its fixed part', { kind: 'mixto-fijo' as const }],
  ['a fixed part that lasts as long as the loan', { kind: 'mixto-fijo' as const, fixedMonths: 300 }],
  ['a fixed part that has ended', { kind: 'mixto-fijo' as const, fixedMonths: 0 }],
  ['no amount', { amount: 0 }],
  ['parts of a cent', { amount: 0.5 }],
  ['a month after the end', { firstMonth: 300 }],
  ['a negative month', { firstMonth: -1 }],
  ['half a month', { firstMonth: 0.5 }],
  ['no months left', { months: 0 }],
  ['a negative rate', { annualRate: -0.01 }],
  ['a negative net rate', { netRate: -0.01 }],
  ['an unknown net rate', { netRate: Number.NaN }],
  ['a signature in the future', { monthsSigned: -1 }],
])('%s is refused', (_, wrong) => {
  expect(() => earlyRepayment({ ...right, ...wrong })).toThrow(RangeError);
});
