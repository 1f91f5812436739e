'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { CalculatorFrame } from '@/components/calculators/shell/page/calculator-frame';
import { PartsWaiting } from '@/components/calculators/shell/result/parts-waiting';
import { ToolList, ToolSection } from '@/components/calculators/shell/tool/tool-section';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { growthCosts } from '@/lib/calculators/compound/growth-costs';
import { costsSentence } from '@/lib/calculators/texts/compound-costs-note';
import { wholeEuros } from '@/lib/shared/money';
import { CompoundFields } from './compound-fields-form';
import { GrowthResult } from './compound-result';
import { compoundDefaults, readPlan } from './plan/compound-fields';

const loadParts = () => import('./result-parts');
const loadChart = () => import('./growth-chart');
const loadGoal = () => import('./savings-goal/savings-goal-tool');

/** `example` stands in the place of a result. */
export function CompoundCalculator({ example }: { example: ReactNode }) {
  const t = useTranslations('CompoundInterest');
  const goal = useTranslations('SavingsGoal');
  const calculator = useCalculator({
    defaults: compoundDefaults,
    read: (typed) => readPlan(typed, { frequency: t('choose'), option: t('chooseOption') }),
    compute: compoundInterest,
  });
  const { values, errors, change, begun } = calculator;
  const parts = useLazyModule(loadParts, begun);
  const chart = useLazyModule(loadChart, begun);
  return (
    <>
      <CalculatorFrame
        calculator={calculator}
        texts={{ title: t('form'), button: t('calculate'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }}
        example={example}
        fields={<CompoundFields values={values} errors={errors} change={change} />}
        announcement={({ input, result }) => {
          const { balance, contributed, interest } = result;
          const costs = growthCosts(input, result);
          return (
            (costs && costsSentence(input, result, costs)) ??
            t('announcement', {
              balance: wholeEuros(balance),
              contributed: wholeEuros(contributed),
              interest: wholeEuros(interest),
            })
          );
        }}
        printed={(plan) => parts.state === 'ready' && <parts.module.PrintedPlan values={plan.values} />}
        result={({ input, result }) => <GrowthResult plan={input} result={result} />}
        drawings={({ input, result }) =>
          parts.state === 'ready' ? (
            <parts.module.GrowthDrawing plan={input} result={result} chart={chart} />
          ) : (
            <PartsWaiting state={parts.state} room="min-h-[24rem] sm:min-h-[29rem]" />
          )
        }
        advice={(calculated) => parts.state === 'ready' && <parts.module.GrowthAdvice {...calculated} />}
      />
      <ToolList title={t('tools')}>
        <ToolSection id="cuanto-apartar" prefix="meta-" texts={goal} load={loadGoal} given={{ plan: values }} />
      </ToolList>
    </>
  );
}
