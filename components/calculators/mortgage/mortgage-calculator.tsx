'use client';

import { useDeferredValue } from 'react';
import { type MortgageInput, type MortgageResult, simulateMortgage } from '@/lib/calculators/simulate-mortgage';
import { CalculatorCard } from '../shell/calculator-card';
import { Announcement, EmptyResult } from '../shell/result-state';
import { useCalculatorText } from '../shell/text-context';
import { useCalculator } from '../shell/use-calculator';
import { figuresOf } from './figures-of';
import { MortgageCharts } from './mortgage-charts';
import { MortgageCosts } from './mortgage-costs';
import { MortgageDetails } from './mortgage-details';
import { MortgageFields } from './mortgage-fields';
import { MortgageHeadline } from './mortgage-headline';
import { coversPrice, followRate, mortgageDefaults, readMortgage } from './mortgage-values';

/** The simulator: fields, result, and what to do with it. `example` is shown where there is no JavaScript. */
export function MortgageCalculator({ example }: { example: readonly string[] }) {
  const t = useCalculatorText('Mortgage');
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
  // The headline answers the press; what lies below it is drawn right after.
  const detailed = useDeferredValue(calculator.calculated);
  const { calculated, outdated, formRef, resultRef, submit } = calculator;
  const button = t('calculate');
  const spoken = (input: MortgageInput, result: MortgageResult) =>
    t('announcement', figuresOf(input, result, { none: t('taeNone'), huge: (limit) => t('taeHuge', { limit }) }));
  return (
    <>
      <CalculatorCard
        title={t('title')}
        button={button}
        blocked={coversPrice(calculator.values) ? t('blocked') : undefined}
        formRef={formRef}
        resultRef={resultRef}
        onSubmit={submit}
        fields={<MortgageFields {...calculator} />}
        footer={calculated && <MortgageCosts costs={calculated.result.costs} />}
      >
        {calculated ? (
          <>
            <MortgageHeadline {...calculated} outdated={outdated} button={button} />
            {detailed && <MortgageCharts input={detailed.input} result={detailed.result} />}
          </>
        ) : (
          <EmptyResult title={t('emptyTitle')} example={example.map((text) => <p key={text}>{text}</p>)}>
            {t('emptyText')}
          </EmptyResult>
        )}
      </CalculatorCard>
      <Announcement run={calculated?.run}>{calculated ? spoken(calculated.input, calculated.result) : ''}</Announcement>
      {detailed && <MortgageDetails {...detailed} />}
    </>
  );
}
