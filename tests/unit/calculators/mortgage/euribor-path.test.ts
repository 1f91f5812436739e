import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type EuriborPathInput, euriborPath, type Review } from '@/lib/calculators/mortgage/euribor-path';

type Vector = {
  name: string;
  principal: number;
  months: number;
  euribor: number;
  spread: number;
  review: Review;
  points: [year: number, euribor: number][];
  payments: number[];
  rates: number[];
  worstMonth: number;
  worstYear: number;
  worstPayment: number;
  more: number;
  totalInterest: number;
  totalInterestToday: number;
  yearPayments: number[];
  yearPaid: number[];
};

const vectors: Vector[] = JSON.parse(readFileSync(join(__dirname, 'vectors/euribor-path.json'), 'utf8'));

function inputOf({ principal, months, euribor, spread, review, points }: Vector): EuriborPathInput {
  const fraction = (thousandths: number) => thousandths / 100_000;
  return {
    principal,
    months,
    euribor: fraction(euribor),
    spread: fraction(spread),
    review,
    points: points.map(([year, level]) => ({ year, euribor: fraction(level) })),
  };
}

test('there are vectors enough', () => expect(vectors.length).toBeGreaterThanOrEqual(40));

test.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_name, vector) => {
  const { periods, years, todayPayment, worst, totalInterest, totalInterestToday } = euriborPath(inputOf(vector));
  expect(periods.map(({ payment }) => Math.round(payment))).toEqual(vector.payments);
  periods.forEach(({ annualRate }, index) => {
    expect(annualRate * 100_000).toBeCloseTo(vector.rates[index] ?? Number.NaN, 6);
  });
  expect(worst).toMatchObject({
    month: vector.worstMonth,
    year: vector.worstYear,
    payment: vector.worstPayment,
    more: vector.more,
  });
  expect(todayPayment).toBe(vector.payments[0]);
  expect([totalInterest, totalInterestToday]).toEqual([vector.totalInterest, vector.totalInterestToday]);
  expect(years.map(({ payment }) => Math.round(payment))).toEqual(vector.yearPayments);
  expect(years.map(({ paid }) => Math.round(paid))).toEqual(vector.yearPaid);
});

const anyPath: fc.Arbitrary<EuriborPathInput> = fc
  .record({
    principal: fc.integer({ min: 1_000_00, max: 1_000_000_00 }),
    years: fc.integer({ min: 1, max: 40 }),
    euribor: fc.integer({ min: -500, max: 10_000 }),
    spread: fc.integer({ min: 0, max: 5_000 }),
    review: fc.constantFrom(6, 12),
    points: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -500, max: 10_000 })), {
      maxLength: 3,
      selector: ([year]) => year,
    }),
  })
  .map(({ years, euribor, spread, points, ...loan }) => ({
    ...loan,
    review: loan.review === 6 ? 6 : 12,
    months: years * 12,
    euribor: euribor / 100_000,
    spread: spread / 100_000,
    points: points
      .filter(([year]) => year <= years)
      .sort(([one], [other]) => one - other)
      .map(([year, level]) => ({ year, euribor: level / 100_000 })),
  }));

/** Each month on its own: the level between its two neighbours, the sum of the discount factors, the interest of what is owed. */
function slowly({ principal, months, euribor, spread, review, points }: EuriborPathInput) {
  const line = [{ year: 0, euribor }, ...points];
  let owed: number = principal;
  let payment = 0;
  let rate = 0;
  let interest = 0;
  const payments: number[] = [];
  for (let month = 0; month < months; month += 1) {
    if (month % review === 0) {
      const before = line.filter(({ year }) => year * 12 <= month).at(-1) ?? { year: 0, euribor };
      const after = line.find(({ year }) => year * 12 > month) ?? before;
      const length = (after.year - before.year) * 12;
      const slope = length === 0 ? 0 : (after.euribor - before.euribor) / length;
      rate = Math.max(0, before.euribor + slope * (month - before.year * 12) + spread) / 12;
      let factors = 0;
      for (let left = 1; left <= months - month; left += 1) factors += (1 + rate) ** -left;
      payment = owed / factors;
    }
    interest += owed * rate;
    owed += owed * rate - payment;
    payments.push(payment);
  }
  return { payments, interest };
}

test('it is what a slow month by month calculation gives', () => {
  fc.assert(
    fc.property(anyPath, (input) => {
      const { months, worst, totalInterest } = euriborPath(input);
      const { payments, interest } = slowly(input);
      payments.forEach((payment, index) => {
        expect(Math.abs(payment - (months[index]?.payment ?? 0))).toBeLessThan(0.01);
      });
      expect(Math.abs(totalInterest - interest)).toBeLessThanOrEqual(1);
      expect(Math.abs(worst.payment - Math.max(...payments))).toBeLessThanOrEqual(0.51);
    }),
    { seed: 15, numRuns: 150 },
  );
});

const usual: EuriborPathInput = {
  principal: 160_000_00,
  months: 300,
  euribor: 0.025,
  spread: 0.01,
  review: 12,
  points: [{ year: 2, euribor: 0.04 }],
};

test.each<[string, Partial<EuriborPathInput>]>([
  ['points out of order', { points: [2, 1].map((year) => ({ year, euribor: 0.03 })) }],
  ['twice the same year', { points: [2, 2].map((year) => ({ year, euribor: 0.03 })) }],
  ['a point after the last year', { points: [{ year: 26, euribor: 0.03 }] }],
  ['a point today', { points: [{ year: 0, euribor: 0.03 }] }],
  ['half a year', { points: [{ year: 1.5, euribor: 0.03 }] }],
  ['a Euríbor that is no fraction', { euribor: 2.5 }],
  ['a point that is no number', { points: [{ year: 1, euribor: Number.NaN }] }],
  ['a negative spread', { spread: -0.01 }],
  ['no months', { months: 0 }],
  ['half a month', { months: 1.5 }],
  ['a negative loan', { principal: -1 }],
])('%s is refused', (_what, wrong) => {
  expect(() => euriborPath({ ...usual, ...wrong })).toThrow(RangeError);
});
