import { useFormatter, useTranslations } from 'next-intl';
import { path } from '@/components/shared/illustrations/shapes';
import { type DebtRatioInput, debtRatio } from '@/lib/calculators/debt/debt-ratio';
import { wholeEuros } from '@/lib/shared/money';
import { KeyList } from './key-list';

const WIDTH = 480;
const GROUND = 240;
const THICKNESS = 96;
const RADIUS = WIDTH / 2 - THICKNESS / 2;

/** Monthly income as half a ring: debts within the limit, debts beyond it, the rest. */
export function DebtRing({ household }: { household: DebtRatioInput }) {
  const t = useTranslations('ServiceConsulting');
  const { number } = useFormatter();
  const { totalDebts, limit, excess, freeIncome, ratio } = debtRatio(household);
  const share = (amount: number) => amount / household.income;
  return (
    <figure>
      <figcaption className="text-nota">
        {t('ring', {
          income: wholeEuros(household.income),
          debts: wholeEuros(totalDebts),
          ratio: number(ratio, { style: 'percent', maximumFractionDigits: 1 }),
        })}
      </figcaption>
      <KeyList
        className="mt-3 mb-8 sm:grid-cols-1!"
        entries={[
          { swatch: 'bg-tinta', term: t('withinLimit'), amount: wholeEuros(limit) },
          { swatch: 'bg-azafran', term: t('beyondLimit'), amount: wholeEuros(excess) },
          { swatch: 'bg-papel', term: t('free'), amount: wholeEuros(freeIncome) },
        ]}
      />
      <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
        <g className="fill-none" strokeWidth={THICKNESS}>
          <path d={arc(0, share(limit))} className="stroke-tinta" />
          <path d={arc(share(limit) + 0.006, share(totalDebts))} className="stroke-azafran" />
          <path d={arc(share(totalDebts) + 0.006, 1)} className="stroke-papel" />
        </g>
      </svg>
    </figure>
  );
}

/** Arc of the half ring between two shares. */
function arc(from: number, to: number): string {
  const point = (share: number) => ({
    x: WIDTH / 2 - RADIUS * Math.cos(Math.PI * share),
    y: GROUND - RADIUS * Math.sin(Math.PI * share),
  });
  const [start, end] = [point(from), point(to)];
  return path`M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}
