import { useTranslations } from 'next-intl';
import { ChartFrame } from '@/components/calculators/shell/result/chart-frame';
import { FigureTable } from '@/components/calculators/shell/result/figure-table';
import { ResultOutput } from '@/components/calculators/shell/result/result-output';
import type { LazyModule } from '@/components/shared/browser/use-lazy-module';
import { type DebtRatio, EFFORT_PERCENT } from '@/lib/calculators/debt/debt-ratio';
import { formatNumber } from '@/lib/shared/i18n/numbers';
import { type Cents, formatPrice } from '@/lib/shared/money';

/** Longer plans have no chart. */
const DRAWN_MONTHS = 48;

function paymentsByMonth({ totalDebts, limit, monthlyEffort, monthsToTarget }: DebtRatio): Cents[] {
  return Array.from({ length: monthsToTarget + 1 }, (_, month) => Math.max(limit, totalDebts - month * monthlyEffort));
}

/** The months needed to reach the limit, and the payments in each. */
export function ReductionPlan({
  result,
  charts,
}: {
  result: DebtRatio;
  charts: LazyModule<typeof import('./debt-charts')>;
}) {
  const t = useTranslations('DebtRatio');
  const { monthsToTarget, excess, limit, monthlyEffort, totalDebts } = result;
  const payments = monthsToTarget <= DRAWN_MONTHS ? paymentsByMonth(result) : [];
  return (
    <section aria-labelledby="plan" className="bg-arena py-12 print:bg-transparent print:py-2">
      <div className="rejilla gap-y-8">
        <div className="md:col-span-5 print:col-span-full">
          <h2 id="plan" className="text-t3 print:text-sm">
            {t('plan')}
          </h2>
          <p className="mt-6 flex items-baseline gap-3 print:mt-2">
            <span
              className={`cifra print:text-[2rem] ${monthsToTarget < 1000 ? 'text-dato' : 'text-t3 wrap-anywhere'}`}
            >
              <ResultOutput name="meses" exact={monthsToTarget}>
                {formatNumber(monthsToTarget)}
              </ResultOutput>
            </span>
            <span className="font-titular text-t4 font-bold">{monthsToTarget === 1 ? t('month') : t('months')}</span>
          </p>
          <p className="mt-6 max-w-lead print:mt-1 print:max-w-none print:text-[0.75rem]">
            {t('planText', {
              effort: formatPrice(monthlyEffort),
              percent: EFFORT_PERCENT,
              excess: formatPrice(excess),
            })}
          </p>
          <p className="mt-3 max-w-lead text-nota text-tinta-2 print:mt-1 print:max-w-none print:text-[0.75rem]">
            {t('planNote')}
          </p>
        </div>
        {payments.length > 0 && (
          <div className="md:col-span-7 lg:col-span-6 lg:col-start-7 print:hidden">
            <ChartFrame
              title={t('planChart')}
              legend={[
                { label: t('planAbove'), swatch: <path d="M0 16V6a6 6 0 0 1 12 0v10z" className="fill-tinta" /> },
                { label: t('planWithin'), swatch: <path d="M0 16V6a6 6 0 0 1 12 0v10z" className="fill-mar" /> },
              ]}
              room="min-h-40"
              state={charts.state}
              description={t('planDescription', { from: formatPrice(totalDebts), to: formatPrice(limit) })}
              table={
                <FigureTable
                  caption={t('planChart')}
                  columns={[{ label: t('planMonth') }, { label: t('planPayments') }]}
                  rows={payments.map((payment, month) => [String(month), formatPrice(payment)] as const)}
                />
              }
            >
              {charts.state === 'ready' && (
                <>
                  <charts.module.PlanSteps payments={payments} limit={limit} />
                  <p className="mt-2 flex justify-between gap-4 text-nota">
                    <span>{t('today', { amount: formatPrice(totalDebts) })}</span>
                    <span className="text-right">
                      {t('monthAt', { month: monthsToTarget, amount: formatPrice(limit) })}
                    </span>
                  </p>
                </>
              )}
            </ChartFrame>
          </div>
        )}
      </div>
    </section>
  );
}
