'use client';

import { useTranslations } from 'next-intl';
import { simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';
import { useCalculator } from '../shell/form/use-calculator';
import { CalculatorFrame } from '../shell/page/calculator-frame';
import { figuresOf } from './figures-of';
import { MortgageCharts } from './mortgage-charts';
import { MortgageCosts } from './mortgage-costs';
import { MortgageDetails } from './mortgage-details';
import { MortgageFields } from './mortgage-fields';
import { MortgageHeadline } from './mortgage-headline';
import { MortgageTools } from './mortgage-tools';
import { coversPrice, followRate, mortgageDefaults, readMortgage } from './mortgage-values';
import { PrintedLoan } from './printed-loan';

/** `example` is shown without JavaScript. */
export function MortgageCalculator({ example }: { example: readonly string[] }) {
  const t = useTranslations('Mortgage');
  const sentences = {
    years: t('yearsError'),
    kind: t('kindError'),
    fixedYears: t('fixedYearsError'),
    covered: t('blocked'),
  };
  const calculator = useCalculator({
    defaults: mortgageDefaults,
    read: (values) => readMortgage(values, sentences),
    compute: simulateMortgage,
    follow: followRate,
  });
  const { values, errors, change } = calculator;
  const taeTexts = { none: t('taeNone'), huge: (limit: string) => t('taeHuge', { limit }) };
  return (
    <>
      <CalculatorFrame
        calculator={calculator}
        texts={{ title: t('title'), button: t('calculate'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }}
        example={example}
        blocked={coversPrice(values) ? t('blocked') : undefined}
        fields={<MortgageFields values={values} errors={errors} change={change} />}
        footer={({ result }) => <MortgageCosts costs={result.costs} />}
        result={({ input, result }) => <MortgageHeadline input={input} result={result} />}
        announcement={({ input, result }) => t('announcement', figuresOf(input, result, taeTexts))}
        printed={({ input, result }) => <PrintedLoan input={input} result={result} />}
        drawings={({ input, result }) => <MortgageCharts input={input} result={result} />}
        advice={(calculated) => <MortgageDetails {...calculated} />}
      />
      <MortgageTools values={values} />
    </>
  );
}
