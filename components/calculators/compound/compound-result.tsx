import { useTranslations } from 'next-intl';
import type { LazyModule } from '@/components/browser/use-lazy-module';
import { ChartFrame } from '@/components/calculators/shell/result/chart-frame';
import { FigureTable } from '@/components/calculators/shell/result/figure-table';
import { ResultAnswer } from '@/components/calculators/shell/result/result-answer';
import { HeadlineFigure, ResultFact, ResultFacts } from '@/components/calculators/shell/result/result-output';
import {
  type CompoundInput,
  type CompoundResult,
  firstYearOfMoreInterest,
} from '@/lib/calculators/compound/compound-interest';
import { growthCosts } from '@/lib/calculators/compound/growth-costs';
import { growthAnswer } from '@/lib/content/calculators/compound-advice';
import { costsSentence } from '@/lib/content/calculators/compound-costs-note';
import { costWords } from '@/lib/content/calculators/growth-plan-words';
import { exactEuros, wholeEuros } from '@/lib/money';

type GrowthProps = {
  plan: CompoundInput;
  result: CompoundResult;
  chart: LazyModule<typeof import('./growth-chart')>;
};

/** Final balance, its parts, and the chart of its growth. */
export function GrowthResult({ plan, result, chart }: GrowthProps) {
  const t = useTranslations('CompoundInterest');
  const { balance, contributed, interest, realBalance, schedule } = result;
  const overtaken = firstYearOfMoreInterest(plan, schedule);
  const taken = result.fees + result.tax;
  const costs = costWords(plan);
  const split = growthCosts(plan, result);
  const aboutCosts = split && costsSentence(plan, result, split);
  const answer = aboutCosts ?? growthAnswer(plan, result);
  return (
    <>
      <HeadlineFigure
        label={costs ? t('netBalance', { costs }) : t('balance', { years: plan.years })}
        name="saldo-final"
        exact={exactEuros(balance)}
        unit="€"
      >
        {wholeEuros(balance).replace(/\s€$/, '')}
      </HeadlineFigure>
      {answer && <ResultAnswer screenOnly={!aboutCosts}>{answer}</ResultAnswer>}
      <ResultFacts many={taken > 0}>
        <ResultFact label={t('capital')} name="capital-inicial" exact={exactEuros(plan.capital)}>
          {wholeEuros(plan.capital)}
        </ResultFact>
        <ResultFact label={t('contributed')} name="total-aportado" exact={exactEuros(contributed)}>
          {wholeEuros(contributed)}
        </ResultFact>
        <ResultFact label={t('interest')} name="intereses" exact={exactEuros(interest)}>
          {wholeEuros(interest)}
        </ResultFact>
        {result.fees > 0 && (
          <ResultFact label={t('fees')} name="comisiones" exact={exactEuros(result.fees)}>
            {wholeEuros(result.fees)}
          </ResultFact>
        )}
        {result.tax > 0 && (
          <ResultFact label={t('tax')} name="impuestos-pagados" exact={exactEuros(result.tax)}>
            {wholeEuros(result.tax)}
          </ResultFact>
        )}
        {realBalance !== null && (
          <ResultFact label={t('realBalance')} name="valor-real" exact={exactEuros(realBalance)}>
            {wholeEuros(realBalance)}
          </ResultFact>
        )}
      </ResultFacts>
      <ChartFrame
        title={t('chart')}
        legend={[
          ...(taken > 0
            ? [
                {
                  label: t('costs'),
                  swatch: <path d={SWATCH} className="fill-none stroke-current [stroke-dasharray:3_2]" />,
                },
              ]
            : []),
          { label: t('interest'), swatch: <InterestSwatch /> },
          { label: t('contributed'), swatch: <path d={SWATCH} className="fill-cielo" /> },
          { label: t('capital'), swatch: <path d={SWATCH} className="fill-mar" /> },
        ]}
        room="min-h-[260px] sm:min-h-[340px] print:min-h-0"
        state={chart.state}
        description={[
          t('chartDescription', {
            years: plan.years,
            capital: wholeEuros(plan.capital),
            contributed: wholeEuros(contributed),
            interest: wholeEuros(interest),
          }),
          costs && taken > 0 ? t('chartCosts', { costs, amount: wholeEuros(taken) }) : '',
        ]
          .join(' ')
          .trim()}
        table={
          <FigureTable
            caption={t('chart')}
            columns={[
              { label: t('year') },
              { label: t('capital') },
              { label: t('contributed') },
              { label: t('interest') },
              ...(taken > 0 ? [{ label: t('costs') }] : []),
            ]}
            rows={schedule.map((row) => [
              String(row.year),
              wholeEuros(plan.capital),
              wholeEuros(row.contributed),
              wholeEuros(row.interest),
              ...(taken > 0 ? [wholeEuros(row.fees + row.tax)] : []),
            ])}
          />
        }
      >
        {chart.state === 'ready' && <chart.module.GrowthChart capital={plan.capital} schedule={schedule} />}
      </ChartFrame>
      {overtaken && plan.contribution > 0 && (
        <p className="mt-4 print:mt-1 print:text-[0.75rem] border-l-[3px] border-azafran pl-3">
          {costs ? t('overtakenGross', { year: overtaken.year, costs }) : t('overtaken', { year: overtaken.year })}
        </p>
      )}
    </>
  );
}

const SWATCH = 'M0 16V6a6 6 0 0 1 12 0v10z';

function InterestSwatch() {
  return (
    <>
      <path d={SWATCH} className="fill-azafran" />
      <path d="M0 16 12 4M0 10 7 3M5 16l7-7" className="fill-none stroke-tinta stroke-1" />
    </>
  );
}
