import fc from 'fast-check';
import { MORTGAGE_KINDS, type MortgageInput, simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';

const anyInput: fc.Arbitrary<MortgageInput> = fc
  .record({
    price: fc.integer({ min: 1_00, max: 1_000_000_000_00 }),
    part: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
    years: fc.constantFrom(15, 20, 25, 30, 35, 40),
    rate: fc.integer({ min: 0, max: 50_000 }),
    kind: fc.constantFrom(...MORTGAGE_KINDS),
    fixedYears: fc.integer({ min: 1, max: 14 }),
    laterRate: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(({ price, part, years, rate, kind, fixedYears, laterRate }) => ({
    price,
    savings: Math.floor(price * part),
    years,
    annualRate: rate / 100_000,
    kind,
    ...(kind === 'mixto' && { mixed: { fixedYears, laterRate: laterRate / 100_000 } }),
  }));

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

test('no input of the allowed range gives NaN or Infinity', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      expect(numbersIn(simulateMortgage(input)).every(Number.isFinite)).toBe(true);
    }),
  );
});

test('what the schedule repays is the loan, within a cent, and its balance never grows', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { principal, months, totalInterest } = simulateMortgage(input);
      const repaid = months.reduce((sum, month) => sum + month.principal, 0);
      expect(Math.abs(repaid - principal)).toBeLessThan(1);
      expect(months.every((month, index) => month.balance <= (months[index - 1]?.balance ?? principal))).toBe(true);
      expect(months.at(-1)?.balance).toBe(0);
      const interest = months.reduce((sum, month) => sum + month.interest, 0);
      expect(Math.abs(interest - totalInterest)).toBeLessThan(1 + totalInterest * 1e-9);
    }),
  );
});

test('a higher rate never makes a loan cheaper', () => {
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 1, max: 10_000 }), (input, more) => {
      const dearer = simulateMortgage({ ...input, annualRate: input.annualRate + more / 100_000 });
      const cheaper = simulateMortgage(input);
      expect(dearer.monthlyPayment).toBeGreaterThanOrEqual(cheaper.monthlyPayment);
      if (input.kind !== 'mixto') expect(dearer.totalInterest).toBeGreaterThanOrEqual(cheaper.totalInterest);
    }),
  );
});

test('the TAE is never below the nominal rate of a fixed loan', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { tae } = simulateMortgage({ ...input, kind: 'fijo' });
      expect(tae ?? 1).toBeGreaterThanOrEqual(input.annualRate - 1e-12);
    }),
  );
});
