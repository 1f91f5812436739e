import { useTranslations } from 'next-intl';
import { ResultAdvice } from '@/components/calculators/shell/result/result-advice';
import type { LazyModule } from '@/components/shared/browser/use-lazy-module';
import type { DebtRatio } from '@/lib/calculators/debt/debt-ratio';
import { debtNote, debtParagraph, debtRecommendations } from '@/lib/calculators/texts/debt-advice';
import type { DebtInput, DebtValues } from './debt-fields';
import { DebtRecommendations } from './debt-recommendations';
import { ReductionPlan } from './reduction-plan';

type RatioAdviceProps = {
  input: DebtInput;
  result: DebtRatio;
  values: DebtValues;
  charts: LazyModule<typeof import('./debt-charts')>;
};

/** Below the card: the adviser's note, what to do, the way back to the limit, and the exports. */
export function RatioAdvice({ input, result, values, charts }: RatioAdviceProps) {
  const t = useTranslations('DebtRatio');
  return (
    <ResultAdvice
      note={debtNote(input, result)}
      values={values}
      paragraph={debtParagraph(input, result, t(`level_${result.level}`))}
    >
      <DebtRecommendations texts={debtRecommendations(input, result)} good={result.excess === 0} />
      {result.monthsToTarget > 0 && <ReductionPlan result={result} charts={charts} />}
    </ResultAdvice>
  );
}
