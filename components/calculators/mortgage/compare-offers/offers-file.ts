import { writeNumber } from '@/lib/calculators/input/number-input';
import type { OffersInput, OffersResult } from '@/lib/calculators/mortgage/compare-offers';
import type { CsvCell } from '@/lib/calculators/take-away/csv';

/** Heads of the columns, and of the rows that stand before the years. */
type FileTexts = {
  offers: readonly [string, string];
  year: string;
  rows: Record<'rate' | 'tae' | 'payment' | 'cost', string>;
};

function percent(fraction: number): string {
  return writeNumber(Math.round(fraction * 100_000), 3);
}

/** Both offers in two columns: rate, TAE, instalment, cost while it is kept, then the cost by the end of each year. */
export function offersRows({ a, b }: OffersInput, result: OffersResult, texts: FileTexts): CsvCell[][] {
  const { rows, year, offers } = texts;
  const tae = (fraction: number | undefined) => (fraction === undefined ? '' : percent(fraction));
  return [
    ['', ...offers],
    [rows.rate, percent(a.annualRate), percent(b.annualRate)],
    [rows.tae, tae(result.a.tae), tae(result.b.tae)],
    [rows.payment, { cents: result.a.monthlyPayment }, { cents: result.b.monthlyPayment }],
    [rows.cost, { cents: result.a.cost }, { cents: result.b.cost }],
    [year, ...offers],
    ...result.years.slice(1).map((costs): CsvCell[] => [String(costs.year), { cents: costs.a }, { cents: costs.b }]),
  ];
}
