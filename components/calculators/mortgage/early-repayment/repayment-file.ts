import type { RepaymentPlan } from '@/lib/calculators/mortgage/early-repayment';
import type { CsvCell } from '@/lib/calculators/take-away/csv';

/** Every month as a row until nothing is owed; `heads` names the six columns. Each cell is rounded to the cent separately. */
export function repaymentRows({ months, monthsSaved }: RepaymentPlan, heads: readonly string[]): CsvCell[][] {
  const cents = (exact: number): CsvCell => ({ cents: Math.round(exact) });
  const shown = months.slice(0, months.length - monthsSaved).filter(({ month, repaid }) => month > 0 || repaid > 0);
  return [
    [...heads],
    ...shown.map(({ month, payment, interest, repaid, compensation, balance }) => [
      String(month),
      ...[payment, interest, repaid, compensation, balance].map(cents),
    ]),
  ];
}
