'use client';

import { AdviserNote } from '@/components/calculators/shell/adviser-note';
import { CalculatorCard } from '@/components/calculators/shell/calculator-card';
import { PrintedInputs } from '@/components/calculators/shell/printed-inputs';
import { Announcement, EmptyResult, OutdatedMark } from '@/components/calculators/shell/result-state';
import { TakeAway } from '@/components/calculators/shell/take-away';
import { useCalculatorText } from '@/components/calculators/shell/text-context';
import { useCalculator } from '@/components/calculators/shell/use-calculator';
import { useLate } from '@/components/calculators/shell/use-late';
import { debtRatio } from '@/lib/calculators/debt-ratio';
import { debtNote, debtParagraph, debtPercent, debtRecommendations } from '@/lib/content/calculators/debt-advice';
import { DEBT_FIELDS, type DebtInput, debtDefaults, readDebts } from './debt-fields';
import { DebtFields } from './debt-fields-form';
import { DebtRecommendations } from './debt-recommendations';
import { DebtResult } from './debt-result';
import { LiveLimit } from './live-limit';
import { ReductionPlan } from './reduction-plan';

const loadCharts = () => import('./debt-charts');

function compute({ income, debts }: DebtInput) {
  return debtRatio({ income, debts: Object.values(debts) });
}

/** `example` is the worked example, for who comes without JavaScript. */
export function DebtCalculator({ example }: { example: readonly string[] }) {
  const t = useCalculatorText('DebtRatio');
  const calculator = useCalculator({
    defaults: debtDefaults,
    read: (values) => readDebts(values, t('noIncome')),
    compute,
  });
  const { values, faults, change, calculated, outdated, formRef, resultRef, submit } = calculator;
  const late = useLate(loadCharts, calculated !== undefined);
  const level = calculated ? t(`level_${calculated.result.level}`) : '';
  return (
    <>
      <CalculatorCard
        title={t('form')}
        button={t('calculate')}
        formRef={formRef}
        resultRef={resultRef}
        onSubmit={submit}
        fields={
          <>
            <DebtFields values={values} faults={faults} onChange={change} />
            <LiveLimit values={values} />
          </>
        }
      >
        <Announcement run={calculated?.run}>
          {calculated
            ? t('announcement', {
                ratio: debtPercent(calculated.result.ratioPercent),
                level,
                risk: t(`risk_${calculated.result.risk}`),
              })
            : ''}
        </Announcement>
        <OutdatedMark outdated={outdated} button={t('calculate')} />
        {calculated ? (
          <>
            <PrintedInputs
              entries={DEBT_FIELDS.map((name) => [t(`field_${name}`), `${calculated.values[name]}\u00a0€`])}
            />
            <DebtResult debts={calculated.input.debts} result={calculated.result} late={late} />
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
              {debtNote(calculated.input, calculated.result).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </AdviserNote>
          </div>
          <DebtRecommendations
            texts={debtRecommendations(calculated.input, calculated.result)}
            good={calculated.result.excess === 0}
          />
          {calculated.result.monthsToTarget > 0 && <ReductionPlan result={calculated.result} late={late} />}
          <TakeAway values={calculated.values} paragraph={debtParagraph(calculated.input, calculated.result, level)} />
        </>
      )}
    </>
  );
}
