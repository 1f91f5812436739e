import { readFileSync } from 'node:fs';
import { compareOffers } from '@/lib/calculators/mortgage/compare-offers';
import type { Offer, OfferName, Product } from '@/lib/calculators/mortgage/loan-offer';

type WrittenOffer = {
  kind: 'fijo' | 'variable' | 'mixto';
  rate?: number;
  fixedYears?: number;
  spread?: number;
  commission: number;
  products: { product: Product; yearly: number; discount: number | null }[];
};
type ExpectedOffer = {
  monthlyPayment: number;
  laterPayment: number | null;
  tae: number;
  cost: number;
  owed: number;
  judged: { verdicts: [Product, number, number, number][]; dropped: Product[]; cost: number };
};
type WrittenTurn = [level: number, cheaper: OfferName] | null;
type Vector = {
  name: string;
  principal: number;
  years: number;
  keptYears: number;
  euribor: number;
  a: WrittenOffer;
  b: WrittenOffer;
  expected: {
    a: ExpectedOffer;
    b: ExpectedOffer;
    cheaper: OfferName | null;
    cheaperWithout: OfferName | null;
    turns: { above: WrittenTurn; below: WrittenTurn } | null;
  };
};

const vectors: Vector[] = JSON.parse(
  readFileSync('tests/unit/calculators/mortgage/vectors/offers-by-product.json', 'utf8'),
);

const share = (thousandths = 0) => thousandths / 100_000;

function offer({ kind, rate, fixedYears = 0, spread, commission, products }: WrittenOffer): Offer {
  const rates = {
    fijo: { kind: 'fijo', annualRate: share(rate) },
    variable: { kind: 'variable', spread: share(spread) },
    mixto: { kind: 'mixto', annualRate: share(rate), fixedYears, spread: share(spread) },
  } as const;
  return {
    rate: rates[kind],
    commissionShare: share(commission),
    products: products.map(({ discount, ...product }) => ({
      ...product,
      discount: discount === null ? undefined : share(discount),
    })),
  };
}

test('the independent cases hold every kind of offer, every verdict, and turns on both sides', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(30);
  const kinds = new Set(vectors.flatMap(({ a, b }) => [a.kind, b.kind]));
  expect(kinds.size).toBe(3);
  const signs = vectors.flatMap(({ expected: { a, b } }) =>
    [...a.judged.verdicts, ...b.judged.verdicts].map(([, , , gain]) => Math.sign(gain)),
  );
  expect(new Set(signs)).toEqual(new Set([-1, 0, 1]));
  const turns = vectors.map(({ expected }) => expected.turns);
  expect(turns.some((one) => one?.above)).toBe(true);
  expect(turns.some((one) => one?.below)).toBe(true);
  expect(turns.some((one) => one && !one.above && !one.below)).toBe(true);
  expect(vectors.some(({ expected }) => expected.cheaper !== expected.cheaperWithout)).toBe(true);
});

test.each(vectors)('$name', ({ principal, years, keptYears, euribor, a, b, expected }) => {
  const loan = { principal, years, keptYears, euribor: share(euribor) };
  const result = compareOffers({ ...loan, a: offer(a), b: offer(b) });
  for (const name of ['a', 'b'] as const) {
    const { tae, ...figures } = expected[name];
    const { monthlyPayment, laterPayment = null, cost, owed, judged } = result[name];
    const verdicts = judged.verdicts.map((one) => [one.product, one.saved, one.products, one.gain]);
    expect({
      monthlyPayment,
      laterPayment,
      cost,
      owed,
      judged: { ...judged, dropped: [...judged.dropped], verdicts },
    }).toEqual(figures);
    expect(Math.abs((result[name].tae ?? Number.NaN) - tae)).toBeLessThan(1e-9);
  }
  expect([result.cheaper ?? null, result.cheaperWithout ?? null]).toEqual([expected.cheaper, expected.cheaperWithout]);
  const { turns } = result;
  const written = (turn: { level: number; cheaper: OfferName } | undefined) =>
    turn ? [turn.level, turn.cheaper] : null;
  expect(turns ? { above: written(turns.above), below: written(turns.below) } : null).toEqual(expected.turns);
});
