import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ChartFrame } from '@/components/calculators/shell/result/chart-frame';
import { FigureTable } from '@/components/calculators/shell/result/figure-table';
import { ToolAnswer } from '@/components/calculators/shell/tool/tool-answer';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import type { PayoffComparison } from '@/lib/calculators/debt/compare-payoffs';
import { payoffHeadline, payoffNote } from '@/lib/calculators/texts/payoff-note';
import { formatEuros, wholeEuros } from '@/lib/shared/money';
import { ClearanceOrder } from './clearance-order';
import { MethodsTable } from './methods-table';
import { PLANS } from './payoff-file';
import type { PayoffChoice } from './payoff-values';

const loadLines = () => import('./payoff-lines');

/** Up to three years the table has every month, beyond that one in twelve; the file has them all. */
const MONTHLY_UNTIL = 36;

function tableMonths(last: number): number[] {
  const step = last <= MONTHLY_UNTIL ? 1 : 12;
  const months = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
  return last % step === 0 ? months : [...months, last];
}

/** The sentence that answers, the methods side by side, the order of clearance, and what is left month after month. */
export const PayoffResult = memo(function PayoffResult({
  choice,
  result,
}: {
  choice: PayoffChoice;
  result: PayoffComparison;
}) {
  const t = useTranslations('DebtPlan');
  const lazy = useLazyModule(loadLines, true);
  const last = Math.max(...PLANS.map((plan) => result[plan].months));
  const owed = choice.debts.reduce((sum, { balance }) => sum + balance, 0);
  return (
    <>
      <ToolAnswer>{payoffHeadline(choice, result)}</ToolAnswer>
      <MethodsTable result={result} />
      <div className="mt-5 grid max-w-lectura gap-2 wrap-anywhere">
        {payoffNote(choice, result).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ClearanceOrder debts={choice.debts} result={result} />
      <ChartFrame
        title={t('chart')}
        legend={[
          { label: t('dearest'), swatch: <path d="M0 8h12" className="stroke-mar stroke-[3.5]" /> },
          { label: t('smallest'), swatch: <path d="M0 8h5M8 8h4" className="stroke-tinta stroke-[3.5]" /> },
          { label: t('asToday'), swatch: <path d="M0 8h2M5 8h2M10 8h2" className="stroke-tinta stroke-2" /> },
        ]}
        room="hueco"
        state={lazy.state}
        description={t('chartText', {
          start: wholeEuros(owed),
          dearest: result.dearest.months,
          smallest: result.smallest.months,
          asToday: result.asToday.months,
        })}
        table={
          <FigureTable
            caption={t('chart')}
            columns={[{ label: t('monthColumn') }, ...PLANS.map((plan) => ({ label: t(plan) }))]}
            rows={tableMonths(last).map((month) => [
              String(month),
              ...PLANS.map((plan) => formatEuros(result[plan].schedule[month]?.balance ?? 0)),
            ])}
          />
        }
      >
        {lazy.state === 'ready' && (
          <lazy.module.PayoffLines
            plans={PLANS.map((plan) => result[plan].schedule)}
            month={(month) => t('month', { month })}
          />
        )}
      </ChartFrame>
      <p className="mt-6 max-w-lectura text-nota text-tinta-2 print:mt-2 print:text-[0.8125rem]">{t('convention')}</p>
    </>
  );
});
