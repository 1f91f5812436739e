'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { CalculatorFrame } from '@/components/calculators/shell/page/calculator-frame';
import { PartsWaiting } from '@/components/calculators/shell/result/parts-waiting';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { debtRatio } from '@/lib/calculators/debt/debt-ratio';
import { debtPercent } from '@/lib/calculators/texts/debt-answer';
import { formatPrice } from '@/lib/shared/money';
import { ToolList, ToolSection } from '../shell/tool/tool-section';
import { type DebtInput, type DebtValues, debtDefaults, liveFigures, readDebts } from './debt-fields';
import { DebtFields } from './debt-fields-form';
import { DebtResult } from './debt-result';

const loadParts = () => import('./result-parts');
const loadCharts = () => import('./debt-charts');

function compute({ income, debts }: DebtInput) {
  return debtRatio({ income, debts: Object.values(debts) });
}

/** `example` stands in the place of a result. */
export function DebtCalculator({ example }: { example: ReactNode }) {
  const t = useTranslations('DebtRatio');
  const calculator = useCalculator({
    defaults: debtDefaults,
    read: (typed) => readDebts(typed, { noIncome: t('noIncome'), home: t('homeError') }),
    compute,
  });
  const { values, errors, change, begun } = calculator;
  const parts = useLazyModule(loadParts, begun);
  const charts = useLazyModule(loadCharts, begun);
  return (
    <>
      <CalculatorFrame
        calculator={calculator}
        texts={{ title: t('form'), button: t('calculate'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }}
        example={example}
        fields={
          <>
            <DebtFields values={values} errors={errors} change={change} />
            <LiveLimit values={values} />
          </>
        }
        announcement={({ result: { ratioPercent, level, risk } }) =>
          t('announcement', { ratio: debtPercent(ratioPercent), level: t(`level_${level}`), risk: t(`risk_${risk}`) })
        }
        printed={({ input, values: calculatedWith }) =>
          parts.state === 'ready' && <parts.module.PrintedDebts input={input} values={calculatedWith} />
        }
        result={({ input, result }) => <DebtResult input={input} result={result} />}
        drawings={({ input, result }) =>
          parts.state === 'ready' ? (
            <parts.module.DebtDrawing debts={input.debts} result={result} charts={charts} />
          ) : (
            <PartsWaiting state={parts.state} room="min-h-[36rem]" />
          )
        }
        advice={({ input, result, values: calculatedWith }) =>
          parts.state === 'ready' && (
            <parts.module.RatioAdvice input={input} result={result} values={calculatedWith} charts={charts} />
          )
        }
      />
      <DebtTools />
    </>
  );
}

const loadPayoff = () => import('./payoff-plan/payoff-tool');

/** What one decides with once the ratio is known. */
function DebtTools() {
  const t = useTranslations('DebtPlan');
  return (
    <ToolList title={t('tools')}>
      <ToolSection id="que-deuda-primero" prefix="deuda" texts={t} load={loadPayoff} given={{}} />
    </ToolList>
  );
}

/** Debt limit and total of the debts, updated while typing. */
function LiveLimit({ values }: { values: DebtValues }) {
  const t = useTranslations('DebtRatio');
  const { income, debts } = liveFigures(values);
  const limit = income === null ? null : debtRatio({ income, debts: [] }).limit;
  const rows = [
    { name: 'limit', label: t('liveLimit'), amount: limit },
    { name: 'debts', label: t('liveDebts'), amount: debts },
  ];
  return (
    <dl className="border-t-[1.5px] border-tinta">
      {rows.map(({ name, label, amount }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-regla py-2">
          <dt>{label}</dt>
          <dd className="ml-auto font-titular text-lg font-bold" data-live={name}>
            {amount === null ? '–' : formatPrice(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
