import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { firstYearOfMorePrincipal } from '@/lib/calculators/mortgage/french-loan';
import type { MortgageInput, MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { formatEuros, wholeEuros } from '@/lib/shared/money';
import { ChartFrame } from '../shell/result/chart-frame';
import { FigureTable } from '../shell/result/figure-table';

const loadDrawings = () => import('./mortgage-drawings');

type MortgageChartsProps = { input: MortgageInput; result: MortgageResult };

/** Charts of the result. Memoised: typing does not render them again. */
export const MortgageCharts = memo(function MortgageCharts({ input, result }: MortgageChartsProps) {
  const t = useTranslations('Mortgage');
  const lazy = useLazyModule(loadDrawings, true);
  const drawings = lazy.state === 'ready' ? lazy.module : undefined;
  const { years, scenarios, principal } = result;
  const first = years[0];
  const last = years.at(-1);
  const middle = years[Math.floor(years.length / 2)];
  const turn = firstYearOfMorePrincipal(years);
  if (!first || !last || !middle) return null;

  const scenarioName = (points: number) => {
    if (points === 0) return t('scenarioNow');
    if (points < 0) return t('scenarioDown', { points: -points });
    return points === 1 ? t('scenarioUp', { points }) : t('scenarioUpMany', { points });
  };
  const named = scenarios.map((scenario) => ({
    ...scenario,
    name: scenarioName(scenario.points),
    amount: formatEuros(Math.round(scenario.payment)),
  }));
  const texts = {
    year: (year: number) => t('year', { year }),
    turn: t('turn'),
    start: wholeEuros(principal),
    end: wholeEuros(0),
    middle: `${t('year', { year: middle.year })}: ${wholeEuros(middle.balance)}`,
  };

  return (
    <>
      <ChartFrame
        title={input.kind === 'mixto' ? t('yearChartMixed') : t('yearChart', { paid: wholeEuros(first.paid) })}
        legend={[
          {
            label: t('capital'),
            swatch: <path d="M0 16V6a6 6 0 0 1 12 0V16z" className="fill-cielo print:stroke-tinta" />,
          },
          { label: t('interest'), swatch: <InterestSwatch /> },
        ]}
        room="min-h-[27rem] md:min-h-[31rem] print:min-h-0"
        state={lazy.state}
        description={`${t('yearChartText', {
          firstInterest: wholeEuros(first.interest),
          firstPrincipal: wholeEuros(first.principal),
          lastInterest: wholeEuros(last.interest),
        })} ${t('balanceText', {
          principal: wholeEuros(principal),
          years: years.length,
          year: middle.year,
          balance: wholeEuros(middle.balance),
        })}`}
        table={
          <FigureTable
            caption={t('yearChartMixed')}
            columns={[
              { label: t('tableYear') },
              { label: t('tablePaid'), narrow: false },
              { label: t('tableInterest') },
              { label: t('tablePrincipal') },
              { label: t('tableBalance') },
            ]}
            rows={years.map(({ year, paid, interest, principal: repaid, balance }) => [
              String(year),
              ...[paid, interest, repaid, balance].map(wholeEuros),
            ])}
          />
        }
      >
        {drawings && (
          <>
            <drawings.YearBars years={years} turn={turn?.year} texts={texts} />
            <p className="mt-7 mb-3 font-bold print:mt-2 print:mb-1">{t('balance')}</p>
            <drawings.BalanceArea years={years} principal={principal} texts={texts} />
          </>
        )}
      </ChartFrame>
      {named.length > 0 && (
        <ChartFrame
          title={t('scenarios')}
          room="min-h-60 print:min-h-0"
          state={lazy.state}
          description={t('scenariosText')}
          open
          table={
            <FigureTable
              caption={t('scenariosText')}
              columns={[
                { label: t('tableScenario') },
                { label: t('tableRate'), narrow: false },
                { label: t('tablePayment') },
                { label: t('tableChange') },
                { label: t('tableInterest'), narrow: false },
              ]}
              rows={named.map(({ name, annualRate, amount, change, totalInterest }) => [
                name,
                formatRate(annualRate),
                amount,
                `${change > 0 ? '+' : ''}${formatEuros(Math.round(change))}`,
                wholeEuros(totalInterest),
              ])}
            />
          }
        >
          {drawings && <drawings.ScenarioBars scenarios={named} />}
        </ChartFrame>
      )}
    </>
  );
});

function InterestSwatch() {
  return (
    <>
      <path d="M0 16V6a6 6 0 0 1 12 0V16z" className="fill-azafran print:stroke-tinta" />
      <path d="M0 10 6 4M0 16 12 4M6 16l6-6" className="stroke-tinta stroke-[1.5]" />
    </>
  );
}
