import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  type ChangedLoan,
  type ChangeInput,
  type ChangeOffer,
  changeBank,
  WAYS,
} from '@/lib/calculators/mortgage/change-bank';
import { type Leaving, type LeftLoan, OFFERED_KINDS } from '@/lib/calculators/mortgage/leaving-caps';
import { REPAID_LOAN_KINDS } from '@/lib/calculators/mortgage/repayment-caps';

type Offer = Omit<ChangeOffer, 'annualRate' | 'yearlyProducts'> & { rate: number; products: number };
/** Rates in thousandths of a percent. */
type Vector = LeftLoan & {
  name: string;
  principal: number;
  months: number;
  rate: number;
  laterRate?: number;
  products: number;
  leaving: Leaving;
  cancellation: number;
  subrogation: Offer;
  novation: Offer;
  expected: Record<(typeof WAYS)[number], Omit<ChangedLoan, 'paysFrom'> & { paysFrom: number | null }> & {
    payment: number;
    monthlyProducts: number;
    years: readonly (readonly [month: number, today: number, subrogation: number, novation: number])[];
  };
};

const vectors: Vector[] = JSON.parse(readFileSync('tests/unit/calculators/mortgage/vectors/change-bank.json', 'utf8'));

function offerOf({ rate, products, laterRate, ...rest }: Offer): ChangeOffer {
  const later = laterRate === undefined ? {} : { laterRate: laterRate / 100_000 };
  return { ...rest, ...later, annualRate: rate / 100_000, yearlyProducts: products };
}

test('there are enough independent cases', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(40);
});

test.each(vectors)('$name', ({ name, rate, laterRate, products, expected, subrogation, novation, ...loan }) => {
  const result = changeBank({
    ...loan,
    annualRate: rate / 100_000,
    laterRate: laterRate === undefined ? undefined : laterRate / 100_000,
    yearlyProducts: products,
    subrogation: offerOf(subrogation),
    novation: offerOf(novation),
  });
  for (const way of WAYS)
    expect([way, { ...result[way], paysFrom: result[way].paysFrom ?? null }]).toEqual([way, expected[way]]);
  expect([result.payment, result.monthlyProducts]).toEqual([expected.payment, expected.monthlyProducts]);
  expect(result.years.map((year) => [year.month, year.today, year.subrogation, year.novation])).toEqual(expected.years);
});

const anyOffer = fc.record({
  kind: fc.constantFrom(...OFFERED_KINDS),
  fixedMonths: fc.integer({ min: 1, max: 120 }),
  laterRate: fc.integer({ min: 0, max: 9_000 }).map((thousandths) => thousandths / 100_000),
  annualRate: fc.integer({ min: 0, max: 9_000 }).map((thousandths) => thousandths / 100_000),
  yearlyProducts: fc.integer({ min: 0, max: 2_000_00 }),
  expenses: fc.integer({ min: 0, max: 3_000_00 }),
});

/** A mixed offer is fixed for less than the months left; another one has no fixed part. */
function within({ fixedMonths = 0, laterRate, ...offer }: ChangeOffer, months: number): ChangeOffer {
  return offer.kind === 'mixto' ? { ...offer, fixedMonths: Math.min(fixedMonths, months - 1), laterRate } : offer;
}

const anyInput: fc.Arbitrary<ChangeInput> = fc
  .record({
    principal: fc.integer({ min: 1_000_00, max: 900_000_00 }),
    months: fc.integer({ min: 2, max: 480 }),
    kind: fc.constantFrom(...REPAID_LOAN_KINDS),
    law: fc.constantFrom('ley-5-2019', 'escritura'),
    monthsSigned: fc.integer({ min: 0, max: 400 }),
    annualRate: fc.integer({ min: 0, max: 9_000 }).map((thousandths) => thousandths / 100_000),
    later: fc.integer({ min: 0, max: 9_000 }),
    fixedPart: fc.double({ min: 0, max: 1, noNaN: true }),
    yearlyProducts: fc.integer({ min: 0, max: 2_000_00 }),
    deedCommission: fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: undefined }),
    leaving: fc.constantFrom<Leaving>('subrogation', 'cancellation'),
    cancellation: fc.integer({ min: 0, max: 2_000_00 }),
    subrogation: anyOffer,
    novation: anyOffer,
  })
  .map(({ later, fixedPart, subrogation, novation, ...input }) => ({
    ...input,
    subrogation: within(subrogation, input.months),
    novation: within(novation, input.months),
    ...(input.kind === 'mixto-fijo' && {
      fixedMonths: 1 + Math.round(fixedPart * (input.months - 2)),
      laterRate: later / 100_000,
    }),
  }));

test('two banks with the same offer differ by what the other one costs, and by nothing else', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { subrogation, novation } = changeBank({ ...input, novation: input.subrogation });
      expect(subrogation.payment).toBe(novation.payment);
      const more = subrogation.compensation + input.cancellation;
      expect(subrogation.costs).toBe(novation.costs + more);
      expect(novation.total - subrogation.total).toBe(more);
    }),
    { seed: 91 },
  );
});

test('to change for what one has changes nothing', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      if (input.kind === 'mixto-fijo') return;
      const { annualRate, yearlyProducts } = input;
      const own: ChangeOffer = { kind: 'fijo', annualRate, yearlyProducts, expenses: 0 };
      const { novation } = changeBank({ ...input, novation: own });
      expect(novation).toMatchObject({ monthlySaving: 0, costs: 0, total: 0, paysFrom: undefined });
      expect(novation.best).toEqual({ month: 0, ahead: 0 });
    }),
    { seed: 92 },
  );
});

test('a lower rate never saves less, and a higher cost never more', () => {
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 0, max: 100_000 }), (input, more) => {
      const before = changeBank(input).novation;
      const { annualRate, laterRate = 0, expenses } = input.novation;
      const lower = { annualRate: annualRate / 2, laterRate: laterRate / 2 };
      const cheaper = changeBank({ ...input, novation: { ...input.novation, ...lower } }).novation;
      const dearer = changeBank({ ...input, novation: { ...input.novation, expenses: expenses + more } }).novation;
      expect(cheaper.total).toBeGreaterThanOrEqual(before.total);
      expect(before.total - dearer.total).toBe(more);
    }),
    { seed: 93 },
  );
});

test('it is told from when on a change pays: never before, and from then on always', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { years, ...result } = changeBank(input);
      for (const way of WAYS) {
        const { paysFrom, best, total } = result[way];
        expect(paysFrom === undefined).toBe(total <= 0);
        expect(best.ahead).toBeGreaterThanOrEqual(Math.max(0, total));
        if (paysFrom === undefined) continue;
        for (const year of years) if (year.month >= paysFrom) expect(year[way]).toBeLessThanOrEqual(year.today);
      }
    }),
    { seed: 94 },
  );
});

const offer: ChangeOffer = { kind: 'fijo', annualRate: 0.029, yearlyProducts: 0, expenses: 350_00 };
const right: ChangeInput = {
  principal: 150_000_00,
  months: 300,
  kind: 'fijo',
  law: 'ley-5-2019',
  monthsSigned: 24,
  annualRate: 0.035,
  yearlyProducts: 0,
  leaving: 'subrogation',
  cancellation: 0,
  subrogation: offer,
  novation: { ...offer, expenses: 0 },
};

test.each<[string, Partial<ChangeInput>]>([
  ['no months', { months: 0 }],
  ['half a month', { months: 1.5 }],
  ['a negative rate', { annualRate: -0.01 }],
  ['a rate that is no number', { annualRate: Number.NaN }],
  ['a mixed loan without its fixed part', { kind: 'mixto-fijo' }],
  ['a mixed loan without its later rate', { kind: 'mixto-fijo', fixedMonths: 12 }],
  ['a mixed loan that is fixed to its end', { kind: 'mixto-fijo', fixedMonths: 300, laterRate: 0.03 }],
  ['months since the signature that are not whole', { monthsSigned: 0.5 }],
  ['a negative commission', { deedCommission: -1 }],
  ['a mixed offer without its fixed part', { novation: { ...offer, kind: 'mixto' } }],
  ['a mixed offer without its later rate', { novation: { ...offer, kind: 'mixto', fixedMonths: 36 } }],
  ['half a cent of cancelling', { cancellation: 0.5 }],
  ['half a cent of products', { yearlyProducts: 0.5 }],
  ['negative expenses', { novation: { ...offer, expenses: -1 } }],
  ['an offer with a negative rate', { subrogation: { ...offer, annualRate: -0.01 } }],
])('%s is refused', (_, wrong) => {
  expect(() => changeBank({ ...right, ...wrong })).toThrow(RangeError);
});
