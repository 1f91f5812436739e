import { useTranslations } from 'next-intl';
import { ChartFrame } from '@/components/calculators/shell/result/chart-frame';
import { FigureTable } from '@/components/calculators/shell/result/figure-table';
import type { LazyModule } from '@/components/shared/browser/use-lazy-module';
import type { HealthChange } from '@/lib/calculators/health/best-health-change';
import { type FinancialHealth, HEALTH_BLOCKS, type Household } from '@/lib/calculators/health/financial-health';
import { changeSentence, fundLength, fundMeaning, owedShare, savedShare } from '@/lib/calculators/texts/health-advice';
import { formatPrice } from '@/lib/shared/money';

type HealthDrawingProps = {
  household: Household;
  health: FinancialHealth;
  change: HealthChange | null;
  charts: LazyModule<typeof import('./health-charts')>;
};

/** Points of each block, the three figures behind them, and the change that gains the most. */
export function HealthDrawing({ household, health, change, charts }: HealthDrawingProps) {
  const t = useTranslations('FinancialHealth');
  const { points, reachable, total, reachableTotal } = health;
  const isShort = health.saving < 0;
  const facts: { label: string; figure: string; note?: string }[] = [
    { label: isShort ? t('lacking') : t('saving'), figure: formatPrice(Math.abs(health.saving)) },
    { label: isShort ? t('lackingRate') : t('savingRate'), figure: savedShare(health.savingRate) },
    { label: t('debtRatio'), figure: owedShare(health.debtRatio) },
    { label: t('fundMonths'), figure: fundLength(health.fundMonths), note: fundMeaning(health) },
  ];
  return (
    <>
      <ChartFrame
        title={t('chart')}
        legend={[
          { label: t('pointsWon'), swatch: <path d="M0 16V6a6 6 0 0 1 12 0v10z" className="fill-azafran" /> },
          {
            label: t('pointsLeft'),
            swatch: <path d="M1 16V6a5 5 0 0 1 10 0v10z" className="fill-none stroke-current stroke-[1.5]" />,
          },
        ]}
        room="min-h-36"
        state={charts.state}
        description={t('chartDescription', { total, reachable: reachableTotal })}
        table={
          <FigureTable
            caption={t('chart')}
            columns={[{ label: t('block') }, { label: t('pointsWon') }, { label: t('most') }]}
            rows={HEALTH_BLOCKS.map(
              (block) => [t(`block_${block}`), String(points[block]), String(reachable[block])] as const,
            )}
            footer={[t('sum'), String(total), String(reachableTotal)]}
          />
        }
      >
        {charts.state === 'ready' && (
          <>
            <charts.module.PointsChart points={points} reachable={reachable} />
            <ul className="mt-3 grid grid-cols-4 gap-[3%]">
              {HEALTH_BLOCKS.map((block) => (
                <li key={block}>
                  <span className="block font-titular text-t4 leading-tight font-bold whitespace-nowrap">
                    <span>{points[block]}</span>
                    <span className="text-nota font-normal text-bruma print:text-tinta-2">{` / ${reachable[block]}`}</span>
                  </span>
                  <span className="text-nota">{t(`block_${block}`)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </ChartFrame>
      <dl className="mt-8 grid grid-cols-2 gap-x-4 gap-y-4 border-t-[1.5px] border-current pt-4 xl:grid-cols-4 print:mt-3 print:grid-cols-4">
        {facts.map(({ label, figure, note }) => (
          <div key={label}>
            <dt className="text-nota text-bruma print:text-tinta-2">{label}</dt>
            <dd className="font-titular text-[clamp(1.25rem,2.2vw,1.75rem)] leading-tight font-bold tracking-cerrado wrap-anywhere print:text-base">
              {figure}
            </dd>
            {note && <dd className="mt-1 text-nota print:mt-0">{note}</dd>}
          </div>
        ))}
      </dl>
      <BestChange
        title={change ? t('bestChange') : isShort ? t('holeFirst') : t('noChange')}
        change={change}
        sentence={change ? changeSentence(change, household) : isShort ? t('holeFirstText') : t('noChangeText')}
      />
    </>
  );
}

/** The single change that gains the most points. */
function BestChange({ title, change, sentence }: { title: string; change: HealthChange | null; sentence: string }) {
  const t = useTranslations('FinancialHealth');
  return (
    <section
      aria-labelledby="mejor-cambio"
      className="mt-10 grid gap-x-canal gap-y-5 bg-azafran px-6 py-7 text-tinta respaldo md:px-9 md:py-8 xl:grid-cols-[auto_1fr] xl:items-end print:mt-3 print:border print:bg-transparent print:p-3"
    >
      <h2 id="mejor-cambio" className="text-t4 xl:col-span-2 print:text-sm">
        {title}
      </h2>
      {change && (
        <p className="cifra text-dato whitespace-nowrap print:text-[2rem]">
          <span>{t('gain', { points: change.gain })}</span>
          <span className="ml-3 font-titular text-t4 tracking-leve">{t('points')}</span>
        </p>
      )}
      <div>
        <p className="max-w-lead text-lead leading-snug print:text-[0.75rem]">{sentence}</p>
        {change && <p className="mt-2">{t('leadsTo', { total: change.total })}</p>}
      </div>
    </section>
  );
}
