import type { useTranslations } from 'next-intl';
import type { CompoundInput, CompoundResult } from '@/lib/calculators/compound/compound-interest';
import type { CsvCell } from '@/lib/shared/csv';
import { shownCosts } from './shown-costs';

/** Every year of the plan as a row of the file; the interest of the years adds up to the interest so far. */
export function scheduleRows(
  plan: CompoundInput,
  { schedule }: CompoundResult,
  t: ReturnType<typeof useTranslations<'CompoundInterest'>>,
): readonly (readonly CsvCell[])[] {
  const { fees, tax } = shownCosts(schedule);
  return [
    [
      t('year'),
      t('capital'),
      t('contributedSoFar'),
      t('interestOfYear'),
      t('interestSoFar'),
      ...(fees ? [t('feesSoFar')] : []),
      ...(tax ? [t('taxSoFar')] : []),
      t('yearBalance'),
    ],
    ...schedule.map((row, index): readonly CsvCell[] => [
      String(row.year),
      { cents: plan.capital },
      { cents: row.contributed },
      { cents: row.interest - (schedule[index - 1]?.interest ?? 0) },
      { cents: row.interest },
      ...(fees ? [{ cents: row.fees }] : []),
      ...(tax ? [{ cents: row.tax }] : []),
      { cents: row.balance },
    ]),
  ];
}
