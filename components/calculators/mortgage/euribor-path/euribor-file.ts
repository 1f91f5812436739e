import type { EuriborPath } from '@/lib/calculators/mortgage/euribor-path';
import { instalmentsInCents } from '@/lib/calculators/mortgage/instalments-in-cents';
import { percentCell } from '@/lib/calculators/take-away/percent-cell';
import type { CsvCell } from '@/lib/shared/csv';
import type { Cents } from '@/lib/shared/money';

/** Every instalment as a row; `heads` names the eight columns. The rows add up to the totals of the page. */
export function euriborRows(principal: Cents, { periods, months }: EuriborPath, heads: readonly string[]): CsvCell[][] {
  const cents = (amount: Cents): CsvCell => ({ cents: amount });
  const rows = instalmentsInCents(principal, months);
  return [
    [...heads],
    ...periods.flatMap((period) =>
      rows
        .slice(period.month - 1, period.month - 1 + period.months)
        .map(({ month, payment, interest, principal: repaid, balance }) => [
          String(month),
          String(Math.ceil(month / 12)),
          percentCell(period.euribor),
          percentCell(period.annualRate),
          cents(payment),
          cents(interest),
          cents(repaid),
          cents(balance),
        ]),
    ),
  ];
}
