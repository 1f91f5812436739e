import { writeNumber } from '@/lib/calculators/input/number-input';
import type { ChangedLoan, ChangeInput, ChangeResult } from '@/lib/calculators/mortgage/change-bank';
import type { CsvCell } from '@/lib/shared/csv';

/** Heads of the columns, and of the rows that stand before the years. */
type FileTexts = {
  loans: readonly [today: string, other: string, own: string];
  month: string;
  rows: Record<'rate' | 'payment' | 'products' | 'costs' | 'total', string>;
};

function percent(fraction: number): string {
  return writeNumber(Math.round(fraction * 100_000), 3);
}

/** Today's loan and both offers in three columns: their figures, then what each has cost by the end of each year. */
export function changeRows(input: ChangeInput, result: ChangeResult, texts: FileTexts): CsvCell[][] {
  const { rows, month: months, loans } = texts;
  const both = (name: string, today: CsvCell, part: (loan: ChangedLoan) => number): CsvCell[] => [
    name,
    today,
    { cents: part(result.subrogation) },
    { cents: part(result.novation) },
  ];
  return [
    ['', ...loans],
    [rows.rate, percent(input.annualRate), percent(input.subrogation.annualRate), percent(input.novation.annualRate)],
    both(rows.payment, { cents: result.payment }, ({ payment }) => payment),
    both(rows.products, { cents: result.monthlyProducts }, ({ monthlyProducts }) => monthlyProducts),
    both(rows.costs, '', ({ costs }) => costs),
    both(rows.total, '', ({ total }) => total),
    [months, ...loans],
    ...result.years.map(({ month, today, subrogation, novation }): CsvCell[] => [
      String(month),
      { cents: today },
      { cents: subrogation },
      { cents: novation },
    ]),
  ];
}
