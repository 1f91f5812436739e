import { useTranslations } from 'next-intl';
import { ResultAdvice } from '@/components/calculators/shell/result/result-advice';
import type { CompoundInput, CompoundResult } from '@/lib/calculators/compound/compound-interest';
import { compoundNote, compoundParagraph } from '@/lib/calculators/texts/compound-advice';
import type { CompoundValues } from './plan/compound-fields';
import { scheduleRows } from './plan/schedule-file';
import { YearlyTable } from './yearly-table';

type GrowthAdviceProps = { input: CompoundInput; result: CompoundResult; values: CompoundValues; asked: number };

/** Below the card: the adviser's note, the years and the exports. */
export function GrowthAdvice({ input, result, values, asked }: GrowthAdviceProps) {
  const t = useTranslations('CompoundInterest');
  return (
    <ResultAdvice
      note={compoundNote(input, result)}
      values={values}
      file={{ name: t('fileName'), rows: () => scheduleRows(input, result, t) }}
      paragraph={compoundParagraph(input, result)}
    >
      {/* The key collapses the table at each new result that was asked for. */}
      <YearlyTable key={asked} schedule={result.schedule} />
    </ResultAdvice>
  );
}
