import type { CsvCell } from '@/lib/calculators/take-away/csv';
import { leverText } from '@/lib/content/calculators/affordable-price-note';
import type { Cents } from '@/lib/money';
import type { AffordableAnswer } from './affordable-answer';

type Labels = Record<
  'item' | 'amount' | 'highest' | 'byIncome' | 'bySavings' | 'costs' | 'fees' | 'loan' | 'payment' | 'savingsNeeded',
  string
> & { reach: (lever: string) => string };

/** A figure as a row, then the price after each change. */
export function affordableRows(answer: AffordableAnswer, labels: Labels): CsvCell[][] {
  const row = (label: string, cents: Cents): CsvCell[] => [label, { cents }];
  const { purchase } = answer;
  return [
    [labels.item, labels.amount],
    row(labels.highest, answer.price),
    row(labels.byIncome, answer.byIncome),
    row(labels.bySavings, answer.bySavings),
    row(labels.costs, answer.costs),
    ...(purchase ? purchase.taxes.lines.map(({ tax, amount }) => row(tax.toUpperCase(), amount)) : []),
    ...(purchase ? [row(labels.fees, purchase.fees.total)] : []),
    row(labels.loan, answer.principal),
    row(labels.payment, answer.payment),
    row(labels.savingsNeeded, answer.savingsNeeded),
    ...answer.levers.map((lever) => row(labels.reach(leverText(lever)), lever.price)),
  ];
}
