'use client';

import { AdviserNote } from '@/components/calculators/shell/adviser-note';
import { CalculatorCard } from '@/components/calculators/shell/calculator-card';
import { Announcement, EmptyResult, OutdatedMark } from '@/components/calculators/shell/result-state';
import { TakeAway } from '@/components/calculators/shell/take-away';
import { useCalculatorText } from '@/components/calculators/shell/text-context';
import { useCalculator } from '@/components/calculators/shell/use-calculator';
import { useLate } from '@/components/calculators/shell/use-late';
import { bestHealthChange } from '@/lib/calculators/best-health-change';
import { financialHealth, type Household } from '@/lib/calculators/financial-health';
import { changeSentence, healthNote, healthParagraph } from '@/lib/content/calculators/health-advice';
import { BestChange } from './best-change';
import { healthDefaults, readHousehold } from './health-fields';
import { HealthFields } from './health-fields-form';
import { HealthResult } from './health-result';
import { LiveSaving } from './live-saving';
import { PrintedHousehold } from './printed-household';

const loadCharts = () => import('./health-charts');

function compute(household: Household) {
  return { health: financialHealth(household), change: bestHealthChange(household) };
}

/** `example` is the worked example, for who comes without JavaScript. */
export function HealthCalculator({ example }: { example: readonly string[] }) {
  const t = useCalculatorText('FinancialHealth');
  const { values, faults, change, calculated, outdated, formRef, resultRef, submit } = useCalculator({
    defaults: healthDefaults,
    read: (typed) => readHousehold(typed, { noIncome: t('noIncome'), choose: t('choose') }),
    compute,
  });
  const late = useLate(loadCharts, calculated !== undefined);
  const { input, result } = calculated ?? {};
  const level = result ? t(`level_${result.health.level}`) : '';
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
            <HealthFields values={values} faults={faults} onChange={change} />
            <LiveSaving values={values} />
          </>
        }
      >
        <Announcement run={calculated?.run}>
          {result
            ? t('announcement', { total: result.health.total, reachable: result.health.reachableTotal, level })
            : ''}
        </Announcement>
        <OutdatedMark outdated={outdated} button={t('calculate')} />
        {calculated && input && result ? (
          <>
            <PrintedHousehold values={calculated.values} />
            <HealthResult health={result.health} late={late} />
            <BestChange
              change={result.change}
              sentence={result.change ? changeSentence(result.change, input) : t('noChangeText')}
            />
          </>
        ) : (
          <EmptyResult title={t('emptyTitle')} example={example.map((sentence) => <p key={sentence}>{sentence}</p>)}>
            <p>{t('emptyText')}</p>
          </EmptyResult>
        )}
      </CalculatorCard>
      {calculated && input && result && (
        <>
          <div className="rejilla pt-12 print:pt-2">
            <AdviserNote>
              {healthNote(input, result.health, result.change).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </AdviserNote>
          </div>
          <TakeAway values={calculated.values} paragraph={healthParagraph(input, result.health, level)} />
        </>
      )}
    </>
  );
}
