import { writeNumber } from '@/lib/calculators/input/number-input';
import type { EuriborPath } from '@/lib/calculators/mortgage/euribor-path';
import { instalmentsInCents } from '@/lib/calculators/mortgage/instalments-in-cents';
import type { CsvCell } from '@/lib/shared/csv';
import type { Cents } from '@/lib/shared/money';

function percent(fraction: number): string {
  const thousandths = Math.round(fraction * 100_000);
  return `${thousandths < 0 ? '-' : ''}${writeNumber(Math.abs(thousandths), 3)}`;
}

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
          percent(period.euribor),
          percent(period.annualRate),
          cents(payment),
          cents(interest),
          cents(repaid),
          cents(balance),
        ]),
    ),
  ];
}
