'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { CalculatorFrame } from '@/components/calculators/shell/page/calculator-frame';
import { PartsWaiting } from '@/components/calculators/shell/result/parts-waiting';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { bestHealthChange } from '@/lib/calculators/health/best-health-change';
import { financialHealth, type Household } from '@/lib/calculators/health/financial-health';
import { fundCover } from '@/lib/calculators/texts/health-advice';
import { healthDefaults, readHousehold } from './health-fields';
import { HealthFields } from './health-fields-form';
import { HealthResult } from './health-result';
import { LiveSaving } from './live-saving';

const loadParts = () => import('./result-parts');
const loadCharts = () => import('./health-charts');

function compute(household: Household) {
  return { health: financialHealth(household), change: bestHealthChange(household) };
}

/** `example` is shown without JavaScript. */
export function HealthCalculator({ example }: { example: ReactNode }) {
  const t = useTranslations('FinancialHealth');
  const calculator = useCalculator({
    defaults: healthDefaults,
    read: (typed) => readHousehold(typed, { noIncome: t('noIncome'), choose: t('choose') }),
    compute,
  });
  const { values, errors, change, begun } = calculator;
  const parts = useLazyModule(loadParts, begun);
  const charts = useLazyModule(loadCharts, begun);
  return (
    <CalculatorFrame
      calculator={calculator}
      texts={{ title: t('form'), button: t('calculate'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }}
      example={example}
      fields={
        <>
          <HealthFields values={values} errors={errors} change={change} />
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
      printed={(household) => parts.state === 'ready' && <parts.module.PrintedHousehold values={household.values} />}
      result={({ result }) => <HealthResult health={result.health} />}
      drawings={({ input, result }) =>
        parts.state === 'ready' ? (
          <parts.module.HealthDrawing household={input} {...result} charts={charts} />
        ) : (
          <PartsWaiting state={parts.state} room="min-h-[36rem]" />
        )
      }
      advice={({ input, result, values: calculatedWith }) =>
        parts.state === 'ready' && (
          <parts.module.HouseholdAdvice household={input} {...result} values={calculatedWith} />
        )
      }
    />
  );
}
