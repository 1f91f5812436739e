import fc from 'fast-check';
import { addUp, bySpan, type DayCount, STEPS } from '@/lib/desk/numbers/add-up';
import { spansOf } from '@/lib/desk/numbers/spans-of';
import { addMadridDays } from '@/lib/shared/madrid-time';

const TODAY = '2026-11-23';
const counts = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 400 }).map((ago) => addMadridDays(TODAY, -ago)),
    productId: fc.constantFrom('a', 'b'),
    step: fc.constantFrom(...STEPS),
    count: fc.integer({ min: 1, max: 50 }),
    amount: fc.integer({ min: 0, max: 500_000 }),
  }),
  { maxLength: 60 },
);

/** Walks through the days of the span, one at a time. */
function slowSum(all: readonly DayCount[], from: string, until: string, of: (count: DayCount) => number): number {
  let sum = 0;
  for (let day = from; day !== until; day = addMadridDays(day, 1)) {
    for (const count of all) if (count.day === day) sum += of(count);
  }
  return sum;
}

test('each span has what happened on its days', () => {
  fc.assert(
    fc.property(counts, fc.constantFrom('weeks' as const, 'months' as const), (all, period) => {
      for (const { from, until, income, paidBack, ...figures } of bySpan(all, spansOf(period, TODAY))) {
        const sum = (step: DayCount['step'], of: 'count' | 'amount') =>
          slowSum(all, from, until, (count) => (count.step === step ? count[of] : 0));
        expect(figures).toEqual(Object.fromEntries(STEPS.map((step) => [step, sum(step, 'count')])));
        expect([income, paidBack]).toEqual([sum('paid', 'amount'), sum('refunded', 'amount')]);
      }
    }),
    { numRuns: 40 },
  );
});

test('only payments are income and only refunds are paid back', () => {
  const amounts = STEPS.map((step) => ({ day: TODAY, productId: 'a', step, count: 2, amount: 100 }));
  expect(addUp(amounts)).toEqual({ chosen: 2, begun: 2, paid: 2, moved: 2, refunded: 2, income: 100, paidBack: 100 });
});
