import fc from 'fast-check';
import { scheduleRows as compoundRows } from '@/components/calculators/compound/plan/schedule-file';
import { repaymentRows } from '@/components/calculators/mortgage/early-repayment/repayment-file';
import { euriborRows } from '@/components/calculators/mortgage/euribor-path/euribor-file';
import { scheduleRows } from '@/components/calculators/mortgage/schedule-file';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { earlyRepayment } from '@/lib/calculators/mortgage/early-repayment';
import { euriborPath } from '@/lib/calculators/mortgage/euribor-path';
import { simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';
import type { CsvCell } from '@/lib/shared/csv';
import { inDrill } from '@/tests/support/drill/in-drill';

const numRuns = inDrill(200, 3_000);

function centsIn(rows: readonly (readonly CsvCell[])[], column: number): number[] {
  return rows.slice(1).map((row) => {
    const cell = row[column];
    return typeof cell === 'object' ? cell.cents : 0;
  });
}
const total = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);

/** Each balance is the one before less the principal of its row, and each instalment is interest and principal. */
function expectRowsToAddUp(principal: number, rows: CsvCell[][], [payment, interest, repaid, balance]: number[]) {
  const columns = [payment, interest, repaid, balance].map((column) => centsIn(rows, column ?? 0));
  const [payments = [], interests = [], principals = [], balances = []] = columns;
  const wrong = balances.flatMap((owed, row) => {
    const repaid = principals[row] ?? 0;
    const isRight =
      owed === (balances[row - 1] ?? principal) - repaid && payments[row] === (interests[row] ?? 0) + repaid;
    return isRight ? [] : [rows[row + 1]];
  });
  expect(wrong).toEqual([]);
  expect(balances.at(-1)).toBe(0);
  expect(total(principals)).toBe(principal);
  return { paid: total(payments), interest: total(interests) };
}

const anyRate = fc.integer({ min: 0, max: 12_000 }).map((thousandths) => thousandths / 100_000);

test('the rows of a mortgage add up to its totals, cent for cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000_00, max: 900_000_00 }),
      fc.constantFrom(15, 20, 25, 30, 35, 40),
      anyRate,
      anyRate,
      fc.constantFrom('fijo' as const, 'mixto' as const),
      (price, years, annualRate, laterRate, kind) => {
        const mixed = kind === 'mixto' && { mixed: { fixedYears: 7, laterRate } };
        const result = simulateMortgage({ price, savings: 0, years, annualRate, kind, ...mixed });
        const sums = expectRowsToAddUp(price, scheduleRows(result, []), [3, 4, 5, 6]);
        expect(sums).toEqual({ paid: result.totalPaid, interest: result.totalInterest });
      },
    ),
    { seed: 41, numRuns },
  );
});

test('the 160.000 € of the example: 80.299,29 € of interest, row by row', () => {
  const result = simulateMortgage({
    price: 200_000_00,
    savings: 40_000_00,
    years: 25,
    annualRate: 0.035,
    kind: 'fijo',
  });
  const rows = scheduleRows(result, []);
  const rounded = result.months.map(({ interest }) => Math.round(interest));
  expect(total(centsIn(rows, 4))).toBe(result.totalInterest);
  expect(total(rounded)).not.toBe(result.totalInterest);
});

test('the rows of a Euríbor that moves add up to its interest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000_00, max: 900_000_00 }),
      anyRate,
      anyRate,
      fc.constantFrom(6 as const, 12 as const),
      (principal, euribor, later, review) => {
        const points = [{ year: 3, euribor: later }];
        const path = euriborPath({ principal, months: 240, euribor, spread: 0.01, review, points });
        const { interest } = expectRowsToAddUp(principal, euriborRows(principal, path, []), [4, 5, 6, 7]);
        expect(interest).toBe(path.totalInterest);
      },
    ),
    { seed: 42, numRuns },
  );
});

test('the rows of an early repayment add up to what is repaid, its compensation and its interest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_00, max: 900_000_00 }),
      anyRate,
      fc.integer({ min: 1, max: 480 }),
      fc.integer({ min: 100_00, max: 90_000_00 }),
      fc.boolean(),
      fc.constantFrom('shorter' as const, 'lower' as const),
      (principal, annualRate, months, amount, isYearly, effect) => {
        const signed = { kind: 'fijo', law: 'ley-5-2019', monthsSigned: 24 } as const;
        const firstMonth = Math.min(5, months - 1);
        const input = { principal, annualRate, months, amount, isYearly, firstMonth, netRate: 0.02, ...signed };
        const result = earlyRepayment(input);
        const plan = result[effect];
        const rows = repaymentRows(plan, input, []);
        const [payments, interests, repaid, compensation, balances] = [1, 2, 3, 4, 5].map((column) =>
          centsIn(rows, column),
        ) as [number[], number[], number[], number[], number[]];
        const wrong = balances.flatMap((owed, row) => {
          const before = balances[row - 1] ?? principal;
          const left = before + (interests[row] ?? 0) - (payments[row] ?? 0) - (repaid[row] ?? 0);
          return owed === left ? [] : [rows[row + 1]];
        });
        expect(wrong).toEqual([]);
        expect(balances.at(-1)).toBe(0);
        expect(total(repaid)).toBe(plan.repaid);
        expect(total(compensation)).toBe(plan.compensation);
        expect(Math.abs(total(interests) - (result.interest - plan.interestSaved))).toBeLessThanOrEqual(1);
      },
    ),
    { seed: 43, numRuns },
  );
});

test('where the deed sets the compensation the file names none', () => {
  const loan = { principal: 50_000_00, annualRate: 0.03, months: 60, amount: 5_000_00, firstMonth: 0, isYearly: false };
  const input = { ...loan, kind: 'fijo', law: 'escritura', monthsSigned: 0, netRate: 0 } as const;
  const rows = repaymentRows(earlyRepayment(input).lower, input, ['a', 'b', 'c', 'd', 'e', 'f']);
  expect(rows.slice(1).map((row) => row[4])).toEqual(Array(61).fill(''));
});

test('the interest of the years of a plan adds up to all of it', () => {
  const words = ((key: string) => key) as unknown as Parameters<typeof compoundRows>[2];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900_000_00 }),
      fc.integer({ min: 1, max: 5_000_00 }),
      anyRate,
      fc.integer({ min: 1, max: 50 }),
      (capital, contribution, annualRate, years) => {
        const plan = { capital, contribution, annualRate, years, periodsPerYear: 12 } as const;
        const result = compoundInterest(plan);
        expect(total(centsIn(compoundRows(plan, result, words), 3))).toBe(result.interest);
      },
    ),
    { seed: 44, numRuns },
  );
});
