import { writeNumber } from '@/lib/calculators/input/number-input';
import type { EuriborPath } from '@/lib/calculators/mortgage/euribor-path';
import type { CsvCell } from '@/lib/calculators/take-away/csv';

function percent(fraction: number): string {
  const thousandths = Math.round(fraction * 100_000);
  return `${thousandths < 0 ? '-' : ''}${writeNumber(Math.abs(thousandths), 3)}`;
}

/** Every instalment as a row; `heads` names the eight columns. Each cell is rounded to the cent separately. */
export function euriborRows({ periods, months }: EuriborPath, heads: readonly string[]): CsvCell[][] {
  const cents = (exact: number): CsvCell => ({ cents: Math.round(exact) });
  return [
    [...heads],
    ...periods.flatMap((period) =>
      months
        .slice(period.month - 1, period.month - 1 + period.months)
        .map(({ month, payment, interest, principal, balance }) => [
          String(month),
          String(Math.ceil(month / 12)),
          percent(period.euribor),
          percent(period.annualRate),
          cents(payment),
          cents(interest),
          cents(principal),
          cents(balance),
        ]),
    ),
  ];
}
