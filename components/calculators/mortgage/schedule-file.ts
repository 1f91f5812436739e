import { instalmentsInCents } from '@/lib/calculators/mortgage/instalments-in-cents';
import type { MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { percentCell } from '@/lib/calculators/take-away/percent-cell';
import type { CsvCell } from '@/lib/shared/csv';

/** Every instalment as a row; `heads` names the seven columns. The rows add up to the totals of the page. */
export function scheduleRows({ principal, legs, months }: MortgageResult, heads: readonly string[]): CsvCell[][] {
  const rates = legs.flatMap(({ annualRate, months: count }) => Array<number>(count).fill(annualRate));
  return [
    [...heads],
    ...instalmentsInCents(principal, months).map(({ month, payment, interest, principal: repaid, balance }, index) => [
      String(month),
      String(Math.ceil(month / 12)),
      percentCell(rates[index] ?? 0),
      ...[payment, interest, repaid, balance].map((cents): CsvCell => ({ cents })),
    ]),
  ];
}
