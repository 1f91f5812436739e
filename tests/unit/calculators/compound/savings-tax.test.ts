import fc from 'fast-check';
import { SAVINGS_TAX, savingsTax } from '@/lib/calculators/compound/savings-tax';
import vectors from './vectors/savings-tax.json';

test.each(vectors)('$gain cents of gain pay $tax', ({ gain, tax }) => {
  expect(savingsTax(gain)).toBeCloseTo(tax, 4);
});

test('the law prints what the brackets below have added up to', () => {
  // Twice the state's amounts of article 66, since the communities' scale is the same.
  expect([6_000_00, 50_000_00, 200_000_00, 300_000_00].map((gain) => Math.round(savingsTax(gain)))).toEqual([
    1_140_00, 10_380_00, 44_880_00, 71_880_00,
  ]);
  expect(SAVINGS_TAX.validFrom).toBe('2025-01-01');
});

test('a euro more of gain never pays more than a euro, nor less than before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_00, max: 1_000_000_00 }),
      fc.integer({ min: 0, max: 100_000_00 }),
      (gain, more) => {
        const added = savingsTax(gain + more) - savingsTax(gain);
        expect(added).toBeGreaterThanOrEqual(0);
        expect(added).toBeLessThanOrEqual(more * 0.3 + 1e-6);
      },
    ),
    { seed: 6 },
  );
});

test('what is not a number is refused', () => {
  expect(() => savingsTax(Number.NaN)).toThrow(RangeError);
});
