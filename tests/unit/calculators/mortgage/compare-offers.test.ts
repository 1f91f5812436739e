import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { compareOffers, type OfferResult, type OffersInput } from '@/lib/calculators/mortgage/compare-offers';
import type { Offer, OfferProduct } from '@/lib/calculators/mortgage/loan-offer';

type WrittenOffer = { rate: number; commission: number; products: number };
type ExpectedOffer = Omit<OfferResult, 'tae' | 'firstRate' | 'laterPayment' | 'judged'> & { tae: number | null };
type Vector = {
  name: string;
  principal: number;
  years: number;
  keptYears: number;
  a: WrittenOffer;
  b: WrittenOffer;
  expected: {
    a: ExpectedOffer;
    b: ExpectedOffer;
    costsA: number[];
    costsB: number[];
    leads: ['a' | 'b' | null, number, number][];
  };
};

const vectors: Vector[] = JSON.parse(
  readFileSync('tests/unit/calculators/mortgage/vectors/compare-offers.json', 'utf8'),
);

/** A fixed offer whose products are one, of an unknown discount. */
function offer({ rate, commission, products }: WrittenOffer) {
  return {
    rate: { kind: 'fijo' as const, annualRate: rate / 100_000 },
    commissionShare: commission / 100_000,
    products: [{ product: 'vida', yearly: products, discount: undefined }] satisfies [OfferProduct],
  };
}

test('there are enough independent cases', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(40);
});

test.each(vectors)('$name', ({ principal, years, keptYears, a, b, expected }) => {
  const result = compareOffers({ principal, years, keptYears, euribor: 0, a: offer(a), b: offer(b) });
  for (const name of ['a', 'b'] as const) {
    const { tae, firstRate: _rate, laterPayment, judged, ...figures } = result[name];
    expect([laterPayment, judged]).toEqual([undefined, { verdicts: [], dropped: [], cost: figures.cost }]);
    const { tae: expectedTae, ...expectedFigures } = expected[name];
    expect(figures).toEqual(expectedFigures);
    if (expectedTae === null) expect(tae).toBeUndefined();
    else expect(Math.abs((tae ?? Number.NaN) - expectedTae)).toBeLessThan(1e-9 * Math.max(1, expectedTae));
  }
  expect(result.years.map((year) => year.a)).toEqual(expected.costsA);
  expect(result.years.map((year) => year.b)).toEqual(expected.costsB);
  expect(result.leads.map(({ cheaper, from, to }) => [cheaper ?? null, from, to])).toEqual(expected.leads);
  expect(result.turns).toBeUndefined();
});

const anyOffer = fc
  .record({
    rate: fc.integer({ min: 0, max: 12_000 }),
    commission: fc.integer({ min: 0, max: 3_000 }),
    products: fc.integer({ min: 0, max: 3_000_00 }),
  })
  .map(offer);

const anyInput = fc
  .record({
    principal: fc.integer({ min: 5_000_00, max: 900_000_00 }),
    years: fc.integer({ min: 1, max: 40 }),
    kept: fc.integer({ min: 0, max: 39 }),
    a: anyOffer,
    b: anyOffer,
  })
  .map(({ kept, ...input }) => ({ ...input, euribor: 0, keptYears: 1 + (kept % input.years) }));

/** Interest paid so far at the end of each year, by paying one instalment after the other. */
function interestByYear(principal: number, annualRate: number, years: number): number[] {
  const rate = annualRate / 12;
  let perUnit = 0;
  for (let month = 1; month <= years * 12; month += 1) perUnit += (1 + rate) ** -month;
  const byYear = [0];
  let balance = principal;
  let interest = 0;
  for (let month = 1; month <= years * 12; month += 1) {
    interest += balance * rate;
    balance += balance * rate - principal / perUnit;
    if (month % 12 === 0) byYear.push(interest);
  }
  return byYear;
}

test('the cost of every year is that of a loan paid month by month', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { principal, years } = input;
      const result = compareOffers(input);
      for (const name of ['a', 'b'] as const) {
        const { rate, commissionShare, products } = input[name];
        const slow = interestByYear(principal, rate.annualRate, years).map(
          (interest, year) => principal * commissionShare + products[0].yearly * year + interest,
        );
        for (const [year, cost] of slow.entries())
          expect(Math.abs((result.years[year]?.[name] ?? Number.NaN) - cost)).toBeLessThan(2);
      }
    }),
    { seed: 23, numRuns: 150 },
  );
});

test('at the TAE what is paid is worth what is received', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { principal, years } = input;
      const { a } = compareOffers(input);
      const [{ yearly: yearlyProducts }] = input.a.products;
      let left = principal - a.commission - 350_00 - yearlyProducts;
      if (left <= 0) return;
      const monthly = (1 + (a.tae ?? Number.NaN)) ** (1 / 12);
      const received = left;
      for (let month = 1; month <= years * 12; month += 1) {
        left = left * monthly - a.monthlyPayment;
        if (month % 12 === 0 && month < years * 12) left -= yearlyProducts;
      }
      // The instalment is rounded to the cent: half a cent of each month, grown to the end.
      const slack = ((monthly ** (years * 12) - 1) / (monthly - 1) || years * 12) * 0.5;
      expect(Math.abs(left)).toBeLessThan(slack + 1e-6 * received * monthly ** (years * 12) + 1);
    }),
    { seed: 23, numRuns: 150 },
  );
});

test('exchanging the offers exchanges the result', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = compareOffers(input);
      const exchanged = compareOffers({ ...input, a: input.b, b: input.a });
      const other = { a: 'b', b: 'a' } as const;
      expect(exchanged.a).toEqual(result.b);
      expect(exchanged.leads).toEqual(
        result.leads.map((lead) => ({ ...lead, cheaper: lead.cheaper && other[lead.cheaper] })),
      );
    }),
    { seed: 23, numRuns: 100 },
  );
});

const plain: Offer = { rate: { kind: 'fijo', annualRate: 0.03 }, commissionShare: 0, products: [] };
const sold = (yearly: number, discount?: number): Offer => ({
  ...plain,
  products: [{ product: 'vida', yearly, discount }],
});
const mixed = (fixedYears: number): Offer => ({
  ...plain,
  rate: { kind: 'mixto', annualRate: 0.02, fixedYears, spread: 0.01 },
});

test.each<[string, Partial<OffersInput>]>([
  ['no years kept', { keptYears: 0 }],
  ['more years kept than there are', { keptYears: 26 }],
  ['half a year', { keptYears: 1.5 }],
  ['a term of half a year', { years: 0.5 }],
  ['no loan', { principal: Number.NaN }],
  ['a negative rate', { a: { ...plain, rate: { kind: 'fijo', annualRate: -0.01 } } }],
  ['a negative spread', { a: { ...plain, rate: { kind: 'variable', spread: -0.01 } } }],
  ['a Euríbor that is no fraction', { euribor: 2.5, a: { ...plain, rate: { kind: 'variable', spread: 0.01 } } }],
  ['no fixed years', { a: mixed(0) }],
  ['fixed years to the end', { b: mixed(25) }],
  ['half a fixed year', { b: mixed(1.5) }],
  ['a commission of all of it', { b: { ...plain, commissionShare: 1 } }],
  ['a negative commission', { b: { ...plain, commissionShare: -0.01 } }],
  ['a negative price', { a: sold(-1) }],
  ['a price with parts of a cent', { a: sold(0.5) }],
  ['a discount that raises the rate', { a: sold(100, -0.001) }],
  ['a product twice', { a: { ...plain, products: [...sold(1).products, ...sold(2).products] } }],
])('%s is refused', (_, wrong) => {
  const right = { principal: 160_000_00, years: 25, keptYears: 10, euribor: 0.02, a: plain, b: plain };
  expect(() => compareOffers({ ...right, ...wrong })).toThrow(RangeError);
});
