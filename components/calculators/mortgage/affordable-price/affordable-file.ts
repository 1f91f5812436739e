import { leverText } from '@/lib/calculators/texts/affordable-price-note';
import type { CsvCell } from '@/lib/shared/csv';
import type { Cents } from '@/lib/shared/money';
import type { AffordableAnswer, Ceiling } from './affordable-answer';

type Labels = Record<
  'item' | 'margin' | 'bank' | 'highest' | 'byIncome' | 'bySavings' | 'costs' | 'fees' | 'loan' | 'payment' | 'needed',
  string
> & { reach: (lever: string) => string };

/** A figure as a row, by our margin and by the bank's usual limit, then the prices after each change. */
export function affordableRows({ margin, bank }: AffordableAnswer, labels: Labels): CsvCell[][] {
  const row = (label: string, part: (ceiling: Ceiling) => Cents): CsvCell[] => [
    label,
    { cents: part(margin) },
    { cents: part(bank) },
  ];
  const priced = bank.purchase?.taxes.lines ?? [];
  return [
    [labels.item, labels.margin, labels.bank],
    row(labels.highest, ({ price }) => price),
    row(labels.byIncome, ({ byIncome }) => byIncome),
    row(labels.bySavings, ({ bySavings }) => bySavings),
    row(labels.costs, ({ costs }) => costs),
    ...priced.map(({ tax }) => row(tax.toUpperCase(), ({ purchase }) => taxOf(purchase, tax))),
    ...(bank.purchase ? [row(labels.fees, ({ purchase }) => purchase?.fees.total ?? 0)] : []),
    row(labels.loan, ({ principal }) => principal),
    row(labels.payment, ({ payment }) => payment),
    row(labels.needed, ({ savingsNeeded }) => savingsNeeded),
    ...margin.levers.map((lever) =>
      row(labels.reach(leverText(lever)), ({ levers }) => levers.find(({ kind }) => kind === lever.kind)?.price ?? 0),
    ),
  ];
}

function taxOf(purchase: Ceiling['purchase'], tax: string): Cents {
  return purchase?.taxes.lines.find((line) => line.tax === tax)?.amount ?? 0;
}
