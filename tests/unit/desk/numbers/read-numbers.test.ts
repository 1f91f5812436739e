import fc from 'fast-check';
import { percentile } from '@/lib/desk/numbers/read-numbers';

const minutes = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 60 });
/** In hundredths, so that the slow version counts in whole numbers. */
const hundredths = fc.integer({ min: 0, max: 100 });

/** Tries every value, the smallest first. */
function slowPercentile(values: readonly number[], percent: number): number | undefined {
  const candidates = [...values].sort((one, other) => one - other);
  return candidates.find((limit) => values.filter((value) => value <= limit).length * 100 >= percent * values.length);
}

test('is the smallest value that so many do not exceed', () => {
  fc.assert(
    fc.property(minutes, hundredths, (values, percent) => {
      expect(percentile(values, percent / 100)).toBe(slowPercentile(values, percent));
    }),
  );
});

test('of twenty values 95 in a hundred leaves out the slowest one', () => {
  const values = Array.from({ length: 20 }, (_, index) => index + 1);
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]).toEqual([10, 19, 20]);
});

test('without values there is none', () => {
  expect(percentile([], 0.5)).toBeNull();
});
