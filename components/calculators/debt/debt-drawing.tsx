import { useTranslations } from 'next-intl';
import { ChartFrame } from '@/components/calculators/shell/result/chart-frame';
import { FigureTable } from '@/components/calculators/shell/result/figure-table';
import { ResultOutput } from '@/components/calculators/shell/result/result-output';
import type { LazyModule } from '@/components/shared/browser/use-lazy-module';
import { type DebtRatio, RECOMMENDED_LIMIT_PERCENT } from '@/lib/calculators/debt/debt-ratio';
import { debtPercent } from '@/lib/calculators/texts/debt-answer';
import { type Cents, exactEuros, formatPrice } from '@/lib/shared/money';
import { DebtBreakdown } from './debt-breakdown';
import type { DebtInput } from './debt-fields';

function SummaryCard({
  label,
  name,
  amount,
  note,
  warning = false,
}: {
  label: string;
  name?: string;
  amount: Cents;
  note: string;
  warning?: boolean;
}) {
  return (
    <div className={warning ? 'border-t-[5px] border-azafran pt-2' : 'border-t-[1.5px] border-current pt-[11.5px]'}>
      <dt className="text-nota text-bruma print:text-tinta-2">{label}</dt>
      <dd className="mt-1 font-titular text-[clamp(1.25rem,2.2vw,1.75rem)] leading-tight font-bold tracking-cerrado wrap-anywhere print:text-base">
        {name ? (
          <ResultOutput name={name} exact={exactEuros(amount)}>
            {formatPrice(amount)}
          </ResultOutput>
        ) : (
          <span translate="no">{formatPrice(amount)}</span>
        )}
      </dd>
      <dd className="mt-1 text-nota print:mt-0">{note}</dd>
    </div>
  );
}

/** Labels of the marks at 35 and 50 of 100. */
function Marks() {
  const t = useTranslations('DebtRatio');
  return (
    <p className="mt-2 grid grid-cols-[35fr_15fr_50fr] text-nota">
      <span className="flex justify-between gap-2">
        <span>{t('markStart')}</span>
        <span className="pr-1 text-right font-bold">{t('markLimit')}</span>
      </span>
      <span />
      <span className="pl-1">{t('markEnd')}</span>
    </p>
  );
}

type DebtDrawingProps = {
  debts: DebtInput['debts'];
  result: DebtRatio;
  charts: LazyModule<typeof import('./debt-charts')>;
};

/** The ratio on its scale, the amounts behind it, and where each payment goes. */
export function DebtDrawing({ debts, result, charts }: DebtDrawingProps) {
  const t = useTranslations('DebtRatio');
  const ratio = debtPercent(result.ratioPercent);
  const above = result.excess > 0;
  return (
    <>
      <ChartFrame
        title={t('barTitle')}
        room="min-h-36 print:min-h-0"
        state={charts.state}
        description={t('barDescription', { ratio, limit: RECOMMENDED_LIMIT_PERCENT })}
        table={
          <FigureTable
            caption={t('barTitle')}
            columns={[{ label: t('barMark') }, { label: t('barPercent') }]}
            rows={[
              [t('ratio'), ratio],
              [t('limit'), debtPercent(RECOMMENDED_LIMIT_PERCENT)],
              [t('level_dangerous'), t('fromFifty')],
            ]}
          />
        }
      >
        {charts.state === 'ready' && (
          <>
            <div className="h-24 print:h-10">
              <charts.module.RatioBar barPercent={result.barPercent} />
            </div>
            <Marks />
          </>
        )}
      </ChartFrame>
      <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6 md:grid-cols-2 md:gap-x-canal xl:grid-cols-4 print:mt-3 print:grid-cols-4">
        <SummaryCard label={t('total')} amount={result.totalDebts} note={t('ofIncome', { percent: ratio })} />
        <SummaryCard label={t('limit')} name="limite" amount={result.limit} note={t('limitNote')} />
        {above ? (
          <SummaryCard label={t('excess')} name="exceso" amount={result.excess} note={t('toReduce')} warning />
        ) : (
          <SummaryCard label={t('capacity')} name="capacidad" amount={result.capacity} note={t('available')} />
        )}
        {result.freeIncome < 0 ? (
          <SummaryCard label={t('lacking')} amount={-result.freeIncome} note={t('forInstalments')} />
        ) : (
          <SummaryCard label={t('free')} amount={result.freeIncome} note={t('forTheRest')} />
        )}
      </dl>
      <DebtBreakdown debts={debts} charts={charts} />
    </>
  );
}
