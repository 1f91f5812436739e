'use client';

import { AdviserNote } from '@/components/calculators/shell/adviser-note';
import { CalculatorCard } from '@/components/calculators/shell/calculator-card';
import { wholeEuros } from '@/components/calculators/shell/figures';
import { Announcement, EmptyResult, OutdatedMark } from '@/components/calculators/shell/result-state';
import { TakeAway } from '@/components/calculators/shell/take-away';
import { useCalculatorText } from '@/components/calculators/shell/text-context';
import { useCalculator } from '@/components/calculators/shell/use-calculator';
import { useLate } from '@/components/calculators/shell/use-late';
import { compoundInterest } from '@/lib/calculators/compound-interest';
import { compoundNote, compoundParagraph } from '@/lib/content/calculators/compound-advice';
import { compoundDefaults, readPlan } from './compound-fields';
import { CompoundFields } from './compound-fields-form';
import { GrowthResult } from './compound-result';
import { PrintedPlan } from './printed-plan';
import { scheduleRows } from './schedule-file';
import { YearlyTable } from './yearly-table';

const loadChart = () => import('./growth-chart');

/** `example` is the worked example, for who comes without JavaScript. */
export function CompoundCalculator({ example }: { example: readonly string[] }) {
  const t = useCalculatorText('CompoundInterest');
  const { values, faults, change, calculated, outdated, formRef, resultRef, submit } = useCalculator({
    defaults: compoundDefaults,
    read: (typed) => readPlan(typed, t('choose')),
    compute: compoundInterest,
  });
  const late = useLate(loadChart, calculated !== undefined);
  return (
    <>
      <CalculatorCard
        title={t('form')}
        button={t('calculate')}
        formRef={formRef}
        resultRef={resultRef}
        onSubmit={submit}
        fields={<CompoundFields values={values} faults={faults} onChange={change} />}
      >
        <Announcement run={calculated?.run}>
          {calculated
            ? t('announcement', {
                balance: wholeEuros(calculated.result.balance),
                contributed: wholeEuros(calculated.result.contributed),
                interest: wholeEuros(calculated.result.interest),
              })
            : ''}
        </Announcement>
        <OutdatedMark outdated={outdated} button={t('calculate')} />
        {calculated ? (
          <>
            <PrintedPlan values={calculated.values} />
            <GrowthResult plan={calculated.input} result={calculated.result} late={late} />
          </>
        ) : (
          <EmptyResult title={t('emptyTitle')} example={example.map((sentence) => <p key={sentence}>{sentence}</p>)}>
            <p>{t('emptyText')}</p>
          </EmptyResult>
        )}
      </CalculatorCard>
      {calculated && (
        <>
          <div className="rejilla pt-12 print:pt-2">
            <AdviserNote>
              {compoundNote(calculated.input, calculated.result).map((sentence) => (
                <p key={sentence} className="wrap-anywhere">
                  {sentence}
                </p>
              ))}
            </AdviserNote>
          </div>
          {/* A new result folds the long table up again. */}
          <YearlyTable key={calculated.run} schedule={calculated.result.schedule} />
          <TakeAway
            values={calculated.values}
            file={{ name: t('fileName'), rows: () => scheduleRows(calculated.input, calculated.result, t) }}
            paragraph={compoundParagraph(calculated.input, calculated.result)}
          />
        </>
      )}
    </>
  );
}
