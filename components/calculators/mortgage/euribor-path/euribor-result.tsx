import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ToolAnswer } from '@/components/calculators/shell/tool/tool-answer';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import type { EuriborPath } from '@/lib/calculators/mortgage/euribor-path';
import { euriborHeadline, euriborNote } from '@/lib/calculators/texts/euribor-path-note';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { exactEuros, formatEuros, wholeDifference, wholeEuros } from '@/lib/shared/money';
import { ChartFrame } from '../../shell/result/chart-frame';
import { FigureTable } from '../../shell/result/figure-table';
import { ResultOutput } from '../../shell/result/result-output';

const yearsRoom = 'anos border-b border-linea';

const loadBars = () => import('./payment-bars');

/** The worst year first, then the figures, the instalment of each period, and the years. */
export const EuriborResult = memo(function EuriborResult({ result }: { result: EuriborPath }) {
  const t = useTranslations('EuriborPath');
  const lazy = useLazyModule(loadBars, true);
  const { periods, years, worst, todayPayment, totalInterest, totalInterestToday } = result;
  const change = (payment: number) => {
    const more = Math.round(payment) - todayPayment;
    return `${more > 0 ? '+' : ''}${formatEuros(more)}`;
  };
  const facts = [
    ['euribor-cuota-hoy', t('paymentToday'), todayPayment, formatEuros(todayPayment)],
    ['euribor-cuota-peor', t('paymentWorst'), worst.payment, formatEuros(worst.payment)],
    ['euribor-intereses', t('interest'), totalInterest, wholeEuros(totalInterest)],
    [
      'euribor-intereses-hoy',
      t('interestMore'),
      totalInterest - totalInterestToday,
      `${totalInterest > totalInterestToday ? '+' : ''}${wholeDifference(totalInterest, totalInterestToday)}`,
    ],
  ] as const;
  return (
    <>
      <ToolAnswer>{euriborHeadline(result)}</ToolAnswer>
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-3 border-t-[1.5px] border-tinta pt-4 print:mt-2 print:grid-cols-4">
        {facts.map(([name, label, amount, shown]) => (
          <div key={name}>
            <dt className="text-nota text-tinta-2">{label}</dt>
            <dd className="font-titular text-t4 font-bold tracking-cerrado wrap-anywhere print:text-base">
              <ResultOutput name={name} exact={exactEuros(amount)}>
                {shown}
              </ResultOutput>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid max-w-lectura gap-2">
        {euriborNote(result).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ChartFrame
        title={t('chart')}
        legend={[
          {
            label: t('legendWorst'),
            swatch: <path d="M1 16V7a5 5 0 0 1 10 0V16z" className="fill-azafran stroke-tinta stroke-[1.5]" />,
          },
          { label: t('legendToday'), swatch: <path d="M0 8h5M8 8h4" className="stroke-tinta stroke-2" /> },
        ]}
        room="hueco-alto"
        state={lazy.state}
        description={t('chartText', {
          today: formatEuros(todayPayment),
          year: worst.year,
          worst: formatEuros(worst.payment),
        })}
        table={
          <FigureTable
            caption={t('chart')}
            columns={[
              { label: t('tableMonth') },
              { label: t('tableYear'), narrow: false },
              { label: t('tableEuribor') },
              { label: t('tableRate'), narrow: false },
              { label: t('tablePayment') },
              { label: t('tableChange') },
            ]}
            rows={periods.map(({ month, year, euribor, annualRate, payment }) => [
              String(month),
              String(year),
              formatShare(euribor, { most: 2 }),
              formatShare(annualRate, { most: 2 }),
              formatEuros(Math.round(payment)),
              change(payment),
            ])}
          />
        }
      >
        {lazy.state === 'ready' && <lazy.module.PaymentBars path={result} year={(year) => t('year', { year })} />}
      </ChartFrame>
      <h4 className="mt-9 mb-3 font-titular text-t4 font-bold tracking-leve print:mt-2 print:mb-1 print:text-base">
        {t('yearly')}
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t('yearly')} className={yearsRoom}>
        <FigureTable
          caption={t('yearly')}
          columns={[
            { label: t('tableYear') },
            { label: t('tableHighest') },
            { label: t('tablePaid'), narrow: false },
            { label: t('tableInterest') },
            { label: t('tableBalance') },
          ]}
          rows={years.map(({ year, payment, paid, interest, balance }) => [
            String(year),
            ...[payment, paid, interest, balance].map((amount) => formatEuros(Math.round(amount))),
          ])}
        />
      </section>
      <p className="mt-6 max-w-lectura text-nota text-tinta-2 print:mt-2 print:text-[0.8125rem]">{t('method')}</p>
    </>
  );
});
