'use client';

import { useTranslations } from 'next-intl';
import { useLazyModule } from '@/components/browser/use-lazy-module';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { CalculatorFrame } from '@/components/calculators/shell/page/calculator-frame';
import { ResultAdvice } from '@/components/calculators/shell/result/result-advice';
import { PrintedInputs } from '@/components/calculators/shell/take-away/printed-inputs';
import { debtRatio } from '@/lib/calculators/debt/debt-ratio';
import { debtNote, debtParagraph, debtPercent, debtRecommendations } from '@/lib/content/calculators/debt-advice';
import { askedDebts, type DebtInput, debtDefaults, readDebts } from './debt-fields';
import { DebtFields } from './debt-fields-form';
import { DebtRecommendations } from './debt-recommendations';
import { DebtResult } from './debt-result';
import { DebtTools } from './debt-tools';
import { LiveLimit } from './live-limit';
import { ReductionPlan } from './reduction-plan';

const loadCharts = () => import('./debt-charts');

function compute({ income, debts }: DebtInput) {
  return debtRatio({ income, debts: Object.values(debts) });
}

/** `example` is shown without JavaScript. */
export function DebtCalculator({ example }: { example: readonly string[] }) {
  const t = useTranslations('DebtRatio');
  const calculator = useCalculator({
    defaults: debtDefaults,
    read: (typed) => readDebts(typed, { noIncome: t('noIncome'), home: t('homeError') }),
    compute,
  });
  const { values, errors, change, begun } = calculator;
  const charts = useLazyModule(loadCharts, begun);
  return (
    <>
      <CalculatorFrame
        calculator={calculator}
        texts={{ title: t('form'), button: t('calculate'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }}
        example={example}
        fields={
          <>
            <DebtFields values={values} errors={errors} onChange={change} />
            <LiveLimit values={values} />
          </>
        }
        announcement={({ result: { ratioPercent, level, risk } }) =>
          t('announcement', { ratio: debtPercent(ratioPercent), level: t(`level_${level}`), risk: t(`risk_${risk}`) })
        }
        printed={({ values: calculatedWith, input }) => (
          <PrintedInputs
            entries={[
              ...(['ingresos', ...askedDebts(calculatedWith)] as const).map(
                (name) => [t(`field_${name}`), `${calculatedWith[name]}\u00a0€`] as const,
              ),
              ...(input.rents ? [[t('home'), t('home_alquiler')] as const] : []),
            ]}
          />
        )}
        result={({ input, result }) => <DebtResult input={input} result={result} charts={charts} />}
        advice={({ input, result, values: calculatedWith }) => (
          <ResultAdvice
            note={debtNote(input, result)}
            values={calculatedWith}
            paragraph={debtParagraph(input, result, t(`level_${result.level}`))}
          >
            <DebtRecommendations texts={debtRecommendations(input, result)} good={result.excess === 0} />
            {result.monthsToTarget > 0 && <ReductionPlan result={result} charts={charts} />}
          </ResultAdvice>
        )}
      />
      <DebtTools />
    </>
  );
}
