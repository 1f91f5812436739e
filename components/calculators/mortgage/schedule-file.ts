import { writeNumber } from '@/lib/calculators/input/number-input';
import { instalmentsInCents } from '@/lib/calculators/mortgage/instalments-in-cents';
import type { MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import type { CsvCell } from '@/lib/shared/csv';

/** Every instalment as a row; `heads` names the seven columns. The rows add up to the totals of the page. */
export function scheduleRows({ principal, legs, months }: MortgageResult, heads: readonly string[]): CsvCell[][] {
  const rates = legs.flatMap(({ annualRate, months: count }) => Array<number>(count).fill(annualRate));
  return [
    [...heads],
    ...instalmentsInCents(principal, months).map(({ month, payment, interest, principal: repaid, balance }, index) => [
      String(month),
      String(Math.ceil(month / 12)),
      writeNumber(Math.round((rates[index] ?? 0) * 100_000), 3),
      ...[payment, interest, repaid, balance].map((cents): CsvCell => ({ cents })),
    ]),
  ];
}
