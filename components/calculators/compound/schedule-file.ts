import type { useTranslations } from 'next-intl';
import type { CompoundInput, CompoundResult } from '@/lib/calculators/compound/compound-interest';
import type { CsvCell } from '@/lib/calculators/take-away/csv';

/** Every year of the plan as a row of the file. */
export function scheduleRows(
  plan: CompoundInput,
  { schedule }: CompoundResult,
  t: ReturnType<typeof useTranslations<'CompoundInterest'>>,
): readonly (readonly CsvCell[])[] {
  return [
    [t('year'), t('capital'), t('contributedSoFar'), t('interestOfYear'), t('interestSoFar'), t('yearBalance')],
    ...schedule.map((row): readonly CsvCell[] => [
      String(row.year),
      { cents: plan.capital },
      { cents: row.contributed },
      { cents: row.interestOfYear },
      { cents: row.interest },
      { cents: row.balance },
    ]),
  ];
}
