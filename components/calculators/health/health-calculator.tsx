'use client';

import { useTranslations } from 'next-intl';
import { useLazyModule } from '@/components/browser/use-lazy-module';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { CalculatorFrame } from '@/components/calculators/shell/page/calculator-frame';
import { ResultAdvice } from '@/components/calculators/shell/result/result-advice';
import { bestHealthChange } from '@/lib/calculators/health/best-health-change';
import { financialHealth, type Household } from '@/lib/calculators/health/financial-health';
import { changeSentence, fundCover, healthNote, healthParagraph } from '@/lib/content/calculators/health-advice';
import { BestChange } from './best-change';
import { healthDefaults, readHousehold } from './health-fields';
import { HealthFields } from './health-fields-form';
import { HealthResult } from './health-result';
import { LiveSaving } from './live-saving';
import { PrintedHousehold } from './printed-household';

const loadCharts = () => import('./health-charts');

function compute(household: Household) {
  return { health: financialHealth(household), change: bestHealthChange(household) };
}

/** `example` is shown without JavaScript. */
export function HealthCalculator({ example }: { example: readonly string[] }) {
  const t = useTranslations('FinancialHealth');
  const calculator = useCalculator({
    defaults: healthDefaults,
    read: (typed) => readHousehold(typed, { noIncome: t('noIncome'), choose: t('choose') }),
    compute,
  });
  const { values, errors, change, begun } = calculator;
  const charts = useLazyModule(loadCharts, begun);
  return (
    <CalculatorFrame
      calculator={calculator}
      texts={{ title: t('form'), button: t('calculate'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }}
      example={example}
      fields={
        <>
          <HealthFields values={values} errors={errors} onChange={change} />
          <LiveSaving values={values} />
        </>
      }
      announcement={({ result: { health } }) =>
        t('announcement', {
          total: health.total,
          reachable: health.reachableTotal,
          level: t(`level_${health.level}`),
          cushion: fundCover(health),
        })
      }
      printed={(household) => <PrintedHousehold values={household.values} />}
      result={({ input, result }) => (
        <>
          <HealthResult health={result.health} charts={charts} />
          <BestChange
            change={result.change}
            sentence={result.change ? changeSentence(result.change, input) : t('noChangeText')}
          />
        </>
      )}
      advice={({ input, result: { health, change: best }, values: calculatedWith }) => (
        <ResultAdvice
          note={healthNote(input, health, best)}
          values={calculatedWith}
          paragraph={healthParagraph(input, health, t(`level_${health.level}`))}
        />
      )}
    />
  );
}
