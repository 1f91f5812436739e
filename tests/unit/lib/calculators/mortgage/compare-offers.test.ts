import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { compareOffers, type Offer, type OfferResult } from '@/lib/calculators/mortgage/compare-offers';

type WrittenOffer = { rate: number; commission: number; products: number };
type Vector = {
  name: string;
  principal: number;
  years: number;
  keptYears: number;
  a: WrittenOffer;
  b: WrittenOffer;
  expected: {
    a: Omit<OfferResult, 'tae'> & { tae: number | null };
    b: Omit<OfferResult, 'tae'> & { tae: number | null };
    costsA: number[];
    costsB: number[];
    leads: ['a' | 'b' | null, number, number][];
  };
};

const vectors: Vector[] = JSON.parse(
  readFileSync('tests/unit/lib/calculators/mortgage/vectors/compare-offers.json', 'utf8'),
);

function offer({ rate, commission, products }: WrittenOffer): Offer {
  return { annualRate: rate / 100_000, commissionShare: commission / 100_000, yearlyProducts: products };
}

test('there are enough independent cases', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(40);
});

test.each(vectors)('$name', ({ principal, years, keptYears, a, b, expected }) => {
  const result = compareOffers({ principal, years, keptYears, a: offer(a), b: offer(b) });
  for (const name of ['a', 'b'] as const) {
    const { tae, ...figures } = result[name];
    const { tae: expectedTae, ...expectedFigures } = expected[name];
    expect(figures).toEqual(expectedFigures);
    if (expectedTae === null) expect(tae).toBeUndefined();
    else expect(Math.abs((tae ?? Number.NaN) - expectedTae)).toBeLessThan(1e-9 * Math.max(1, expectedTae));
  }
  expect(result.years.map((year) => year.a)).toEqual(expected.costsA);
  expect(result.years.map((year) => year.b)).toEqual(expected.costsB);
  expect(result.leads.map(({ cheaper, from, to }) => [cheaper ?? null, from, to])).toEqual(expected.leads);
  expect(result.difference).toBe(Math.abs(expected.a.cost - expected.b.cost));
});

const anyOffer: fc.Arbitrary<Offer> = fc
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
  .map(({ kept, ...input }) => ({ ...input, keptYears: 1 + (kept % input.years) }));

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
        const { annualRate, commissionShare, yearlyProducts } = input[name];
        const slow = interestByYear(principal, annualRate, years).map(
          (interest, year) => principal * commissionShare + yearlyProducts * year + interest,
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
      const { yearlyProducts } = input.a;
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
      expect(exchanged.difference).toBe(result.difference);
      expect(exchanged.leads).toEqual(
        result.leads.map((lead) => ({ ...lead, cheaper: lead.cheaper && other[lead.cheaper] })),
      );
    }),
    { seed: 23, numRuns: 100 },
  );
});

const plain = { annualRate: 0.03, commissionShare: 0, yearlyProducts: 0 };

test.each([
  ['no years kept', { keptYears: 0 }],
  ['more years kept than there are', { keptYears: 26 }],
  ['half a year', { keptYears: 1.5 }],
  ['a term of half a year', { years: 0.5 }],
  ['no loan', { principal: Number.NaN }],
  ['a negative rate', { a: { ...plain, annualRate: -0.01 } }],
  ['a commission of all of it', { b: { ...plain, commissionShare: 1 } }],
  ['a negative commission', { b: { ...plain, commissionShare: -0.01 } }],
  ['a negative price', { a: { ...plain, yearlyProducts: -1 } }],
  ['a price with parts of a cent', { a: { ...plain, yearlyProducts: 0.5 } }],
])('%s is refused', (_, wrong) => {
  const right = { principal: 160_000_00, years: 25, keptYears: 10, a: plain, b: plain };
  expect(() => compareOffers({ ...right, ...wrong })).toThrow(RangeError);
});
