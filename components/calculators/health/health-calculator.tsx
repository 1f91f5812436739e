'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { CalculatorFrame } from '@/components/calculators/shell/page/calculator-frame';
import { PartsWaiting } from '@/components/calculators/shell/result/parts-waiting';
import { ResultAnswer } from '@/components/calculators/shell/result/result-answer';
import { HeadlineFigure, ResultOutput } from '@/components/calculators/shell/result/result-output';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { bestHealthChange } from '@/lib/calculators/health/best-health-change';
import { type FinancialHealth, financialHealth, type Household } from '@/lib/calculators/health/financial-health';
import { fundSaid, savedShare } from '@/lib/calculators/texts/health-advice';
import { formatPrice } from '@/lib/shared/money';
import { type HealthValues, healthDefaults, liveSaving, readHousehold } from './health-fields';
import { HealthFields } from './health-fields-form';

const loadParts = () => import('./result-parts');
const loadCharts = () => import('./health-charts');

function compute(household: Household) {
  return { health: financialHealth(household), change: bestHealthChange(household) };
}

/** `example` stands in the place of a result. */
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
          cushion: fundSaid(health),
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

/** Monthly saving, updated while typing. */
function LiveSaving({ values }: { values: HealthValues }) {
  const t = useTranslations('FinancialHealth');
  const live = liveSaving(values);
  return (
    <dl className="border-y-[1.5px] border-tinta">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
        <dt>{live && live.saving < 0 ? t('liveShort') : t('liveSaving')}</dt>
        <dd className="ml-auto text-right font-titular text-lg font-bold" data-live="saving">
          <span translate="no">{live ? formatPrice(Math.abs(live.saving)) : '–'}</span>
          {live && (
            <span className="block font-texto text-nota font-normal text-tinta-2">
              {t('ofIncome', { percent: savedShare(live.saving / live.income) })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Score and level. */
function HealthResult({ health }: { health: FinancialHealth }) {
  const t = useTranslations('FinancialHealth');
  const { total, reachableTotal } = health;
  return (
    <div className="print:flex print:gap-6">
      <HeadlineFigure label={t('score')} name="puntuacion" exact={total}>
        {total}
      </HeadlineFigure>
      <ResultAnswer>
        <ResultOutput name="nivel" exact={health.level}>
          {t(`level_${health.level}`)}
        </ResultOutput>
        . <span>{t('reachable', { total: reachableTotal })}</span>
      </ResultAnswer>
    </div>
  );
}
