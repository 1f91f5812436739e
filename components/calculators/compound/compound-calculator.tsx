'use client';

import { useTranslations } from 'next-intl';
import { useLazyModule } from '@/components/browser/use-lazy-module';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { CalculatorFrame } from '@/components/calculators/shell/page/calculator-frame';
import { ResultAdvice } from '@/components/calculators/shell/result/result-advice';
import { ToolList, ToolSection } from '@/components/calculators/shell/tool/tool-section';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { growthCosts } from '@/lib/calculators/compound/growth-costs';
import { compoundNote, compoundParagraph } from '@/lib/content/calculators/compound-advice';
import { costsSentence } from '@/lib/content/calculators/compound-costs-note';
import { wholeEuros } from '@/lib/money';
import { CompoundFields } from './compound-fields-form';
import { GrowthResult } from './compound-result';
import { compoundDefaults, readPlan } from './plan/compound-fields';
import { scheduleRows } from './plan/schedule-file';
import { PrintedPlan } from './printed-plan';
import { YearlyTable } from './yearly-table';

const loadChart = () => import('./growth-chart');
const loadGoal = () => import('./savings-goal/savings-goal-tool');

/** An anchor in the page. */
const GOAL_ID = 'cuanto-apartar';

/** `example` is shown without JavaScript. */
export function CompoundCalculator({ example }: { example: readonly string[] }) {
  const t = useTranslations('CompoundInterest');
  const goal = useTranslations('SavingsGoal');
  const calculator = useCalculator({
    defaults: compoundDefaults,
    read: (typed) => readPlan(typed, { frequency: t('choose'), option: t('chooseOption') }),
    compute: compoundInterest,
  });
  const { values, errors, change, begun } = calculator;
  const chart = useLazyModule(loadChart, begun);
  return (
    <>
      <CalculatorFrame
        calculator={calculator}
        texts={{ title: t('form'), button: t('calculate'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }}
        example={example}
        fields={<CompoundFields values={values} errors={errors} onChange={change} />}
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
        printed={(plan) => <PrintedPlan values={plan.values} />}
        result={({ input, result }) => <GrowthResult plan={input} result={result} chart={chart} />}
        advice={({ input, result, values: calculatedWith, asked }) => (
          <ResultAdvice
            note={compoundNote(input, result)}
            values={calculatedWith}
            file={{ name: t('fileName'), rows: () => scheduleRows(input, result, t) }}
            paragraph={compoundParagraph(input, result)}
          >
            {/* The key collapses the table at each new result that was asked for. */}
            <YearlyTable key={asked} schedule={result.schedule} />
          </ResultAdvice>
        )}
      />
      <ToolList title={t('tools')}>
        <ToolSection
          id={GOAL_ID}
          prefix="meta-"
          title={goal('title')}
          lead={goal('lead')}
          load={loadGoal}
          given={{ id: GOAL_ID, plan: values }}
        />
      </ToolList>
    </>
  );
}
