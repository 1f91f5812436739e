import { useTranslations } from 'next-intl';
import { ResultAdvice } from '@/components/calculators/shell/result/result-advice';
import type { LazyModule } from '@/components/shared/browser/use-lazy-module';
import type { DebtRatio } from '@/lib/calculators/debt/debt-ratio';
import { debtNote, debtParagraph, debtRecommendations } from '@/lib/calculators/texts/debt-advice';
import type { DebtInput, DebtValues } from './debt-fields';
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

function GoodIcon() {
  return (
    <svg viewBox="0 0 24 28" aria-hidden="true" className="h-7 w-6 shrink-0" data-icon="ok">
      <path d="M0 28V12a12 12 0 0 1 24 0v16z" className="fill-ok" />
      <path d="m6.500 15 4 4.500 7.500-9" className="fill-none stroke-papel stroke-3" />
    </svg>
  );
}

function WarningIcon() {
  return (
    <svg viewBox="0 0 24 28" aria-hidden="true" className="h-7 w-6 shrink-0" data-icon="warning">
      <path d="M0 28V12a12 12 0 0 1 24 0v16z" className="fill-azafran" />
      <path d="M12 7v10M12 20v3.500" className="fill-none stroke-tinta stroke-3" />
    </svg>
  );
}

function DebtRecommendations({ texts, good }: { texts: readonly string[]; good: boolean }) {
  const t = useTranslations('DebtRatio');
  return (
    <section aria-labelledby="que-hariamos" className="rejilla gap-y-5 py-12 print:py-2">
      <h2 id="que-hariamos" className="text-t3 md:col-span-4 print:text-sm">
        {t('recommendations')}
      </h2>
      <ul className="border-t-[1.5px] border-tinta md:col-span-8">
        {texts.map((text, index) => (
          <li key={text} className="flex gap-4 border-b border-regla py-4 print:py-1 print:text-[0.75rem]">
            {good ? <GoodIcon /> : <WarningIcon />}
            {index === 0 && <span className="sr-only">{good ? t('signGood') : t('signWarning')}</span>}
            <p className="max-w-lectura wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
