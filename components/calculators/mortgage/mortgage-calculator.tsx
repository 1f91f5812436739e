'use client';

import { useTranslations } from 'next-intl';
import { simulateMortgage } from '@/lib/calculators/simulate-mortgage';
import { useCalculator } from '../shell/form/use-calculator';
import { CalculatorFrame } from '../shell/page/calculator-frame';
import { figuresOf } from './figures-of';
import { MortgageCharts } from './mortgage-charts';
import { MortgageCosts } from './mortgage-costs';
import { MortgageDetails } from './mortgage-details';
import { MortgageFields } from './mortgage-fields';
import { MortgageHeadline } from './mortgage-headline';
import { coversPrice, followRate, mortgageDefaults, readMortgage } from './mortgage-values';
import { PrintedLoan } from './printed-loan';

/** The simulator: fields, result, and what to do with it. `example` is shown where there is no JavaScript. */
export function MortgageCalculator({ example }: { example: readonly string[] }) {
  const t = useTranslations('Mortgage');
  const sentences = {
    years: t('yearsFault'),
    kind: t('kindFault'),
    fixedYears: t('fixedYearsFault'),
    covered: t('blocked'),
  };
  const calculator = useCalculator({
    defaults: mortgageDefaults,
    read: (values) => readMortgage(values, sentences),
    compute: simulateMortgage,
    follow: followRate,
  });
  const { values, faults, change } = calculator;
  const taeTexts = { none: t('taeNone'), huge: (limit: string) => t('taeHuge', { limit }) };
  return (
    <CalculatorFrame
      calculator={calculator}
      texts={{ title: t('title'), button: t('calculate'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }}
      example={example}
      blocked={coversPrice(values) ? t('blocked') : undefined}
      fields={<MortgageFields values={values} faults={faults} change={change} />}
      footer={({ result }) => <MortgageCosts costs={result.costs} />}
      result={({ input, result }) => <MortgageHeadline input={input} result={result} />}
      announcement={({ input, result }) => t('announcement', figuresOf(input, result, taeTexts))}
      printed={({ input, result }) => <PrintedLoan input={input} result={result} />}
      drawings={({ input, result }) => <MortgageCharts input={input} result={result} />}
      advice={(calculated) => <MortgageDetails {...calculated} />}
    />
  );
}
