import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FigureTable } from '@/components/calculators/shell/result/figure-table';
import { Button } from '@/components/shared/ui/button';
import type { CompoundYear } from '@/lib/calculators/compound/compound-interest';
import { plainEuros } from '@/lib/shared/money';
import { shownCosts } from './plan/shown-costs';

const FIRST_YEARS = 10;

/** The first ten years; a button shows all. Fees and tax have columns once there are any. */
export function YearlyTable({ schedule }: { schedule: readonly CompoundYear[] }) {
  const t = useTranslations('CompoundInterest');
  const [all, setAll] = useState(false);
  const { fees, tax } = shownCosts(schedule);
  const shown = all ? schedule : schedule.slice(0, FIRST_YEARS);
  return (
    <section aria-labelledby="ano-a-ano" className="rejilla gap-y-5 py-12 print:gap-y-1 print:py-2">
      <div className="md:col-span-4 lg:col-span-3">
        <h2 id="ano-a-ano" className="text-t3 print:text-sm">
          {t('yearly')}
        </h2>
        <p className="mt-3 text-nota text-tinta-2 print:hidden">{t('yearlyNote')}</p>
      </div>
      <div className="md:col-span-8 lg:col-span-9">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section id="tabla-anual" aria-label={t('yearlyTable')} tabIndex={0} className="overflow-x-auto">
          <FigureTable
            caption={t('yearly')}
            columns={[
              { label: t('year') },
              { label: t('contributedSoFar') },
              { label: t('interestOfYear'), narrow: false },
              { label: t('interestSoFar'), narrow: !(fees || tax) },
              ...(fees ? [{ label: t('feesSoFar') }] : []),
              ...(tax ? [{ label: t('taxSoFar') }] : []),
              { label: t('yearBalance') },
            ]}
            rows={shown.map((row) => [
              String(row.year),
              plainEuros(row.contributed),
              plainEuros(row.interestOfYear),
              plainEuros(row.interest),
              ...(fees ? [plainEuros(row.fees)] : []),
              ...(tax ? [plainEuros(row.tax)] : []),
              plainEuros(row.balance),
            ])}
          />
        </section>
        {schedule.length > FIRST_YEARS && (
          <Button
            look="line"
            className="mt-5 print:hidden"
            aria-expanded={all}
            aria-controls="tabla-anual"
            onClick={() => setAll(!all)}
          >
            {all ? t('showFirst', { years: FIRST_YEARS }) : t('showAll', { years: schedule.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
