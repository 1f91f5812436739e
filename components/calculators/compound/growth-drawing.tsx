import { useTranslations } from 'next-intl';
import { ChartFrame } from '@/components/calculators/shell/result/chart-frame';
import { FigureTable } from '@/components/calculators/shell/result/figure-table';
import type { LazyModule } from '@/components/shared/browser/use-lazy-module';
import {
  type CompoundInput,
  type CompoundResult,
  firstYearOfMoreInterest,
} from '@/lib/calculators/compound/compound-interest';
import { costWords } from '@/lib/calculators/texts/growth-plan-words';
import { wholeEuros } from '@/lib/shared/money';

type GrowthProps = {
  plan: CompoundInput;
  result: CompoundResult;
  chart: LazyModule<typeof import('./growth-chart')>;
};

/** How the balance grows, as a chart and as a table. */
export function GrowthDrawing({ plan, result, chart }: GrowthProps) {
  const t = useTranslations('CompoundInterest');
  const { contributed, interest, schedule } = result;
  const overtaken = firstYearOfMoreInterest(plan, schedule);
  const taken = result.fees + result.tax;
  const costs = costWords(plan);
  return (
    <>
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
