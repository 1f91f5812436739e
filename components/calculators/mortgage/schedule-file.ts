import { writeNumber } from '@/lib/calculators/input/number-input';
import type { MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import type { CsvCell } from '@/lib/calculators/take-away/csv';

/** Every instalment as a row; `heads` names the seven columns. Each cell is rounded to the cent separately. */
export function scheduleRows({ legs, months }: MortgageResult, heads: readonly string[]): CsvCell[][] {
  const rates = legs.flatMap(({ annualRate, months: count }) => Array<number>(count).fill(annualRate));
  const cents = (exact: number): CsvCell => ({ cents: Math.round(exact) });
  return [
    [...heads],
    ...months.map(({ month, payment, interest, principal, balance }, index) => [
      String(month),
      String(Math.ceil(month / 12)),
      writeNumber(Math.round((rates[index] ?? 0) * 100_000), 3),
      cents(payment),
      cents(interest),
      cents(principal),
      cents(balance),
    ]),
  ];
}
