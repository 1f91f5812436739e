import { leverText } from '@/lib/calculators/texts/affordable-price-note';
import type { CsvCell } from '@/lib/shared/csv';
import type { Cents } from '@/lib/shared/money';
import type { Words } from '../../shell/form/define-fields';
import type { AffordableAnswer, Ceiling } from './affordable-answer';

type FileText =
  | `file${'Item' | 'Amount' | 'Reach'}`
  | ('margin' | 'bank' | 'highest' | 'byIncome' | 'bySavings' | 'assumedCosts')
  | ('fees' | 'loan' | 'payment' | 'savingsNeeded');

/** A figure as a row, by our margin and by the bank's usual limit, then the prices after each change. */
export function affordableRows({ margin, bank }: AffordableAnswer, t: Words<FileText>): CsvCell[][] {
  const row = (label: string, part: (ceiling: Ceiling) => Cents): CsvCell[] => [
    label,
    { cents: part(margin) },
    { cents: part(bank) },
  ];
  const priced = bank.purchase?.taxes.lines ?? [];
  return [
    [t('fileItem'), t('fileAmount', { of: t('margin') }), t('fileAmount', { of: t('bank') })],
    row(t('highest'), ({ price }) => price),
    row(t('byIncome'), ({ byIncome }) => byIncome),
    row(t('bySavings'), ({ bySavings }) => bySavings),
    row(t('assumedCosts'), ({ costs }) => costs),
    ...priced.map(({ tax }) => row(tax.toUpperCase(), ({ purchase }) => taxOf(purchase, tax))),
    ...(bank.purchase ? [row(t('fees'), ({ purchase }) => purchase?.fees.total ?? 0)] : []),
    row(t('loan'), ({ principal }) => principal),
    row(t('payment'), ({ payment }) => payment),
    row(t('savingsNeeded'), ({ savingsNeeded }) => savingsNeeded),
    ...margin.levers.map((lever) =>
      row(
        t('fileReach', { lever: leverText(lever) }),
        ({ levers }) => levers.find(({ kind }) => kind === lever.kind)?.price ?? 0,
      ),
    ),
  ];
}

function taxOf(purchase: Ceiling['purchase'], tax: string): Cents {
  return purchase?.taxes.lines.find((line) => line.tax === tax)?.amount ?? 0;
}
