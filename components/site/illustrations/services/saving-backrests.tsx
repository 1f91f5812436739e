import { useFormatter, useTranslations } from 'next-intl';
import { cushion, path } from '@/components/shared/illustrations/shapes';
import { wholeEuros } from '@/lib/shared/money';
import { type SavingPlan, savingStarts } from './saving-start';

const WIDTH = 480;
const GROUND = 340;
const GAP = 18;
const RADIUS = 22;

/** Final balance for each starting age: contributions below, growth above. */
export function SavingBackrests({ plan }: { plan: SavingPlan }) {
  const t = useTranslations('ServiceRetirement');
  const { number } = useFormatter();
  const starts = savingStarts(plan);
  const most = Math.max(...starts.map(({ balance }) => balance));
  const width = (WIDTH - GAP * (starts.length - 1)) / starts.length;
  const height = (amount: number) => (GROUND * amount) / most;
  return (
    <figure className="@container">
      <figcaption className="text-nota">
        {t('starts', {
          monthly: wholeEuros(plan.monthly),
          until: plan.until,
          rate: number(plan.annualRate, { style: 'percent' }),
        })}
      </figcaption>
      <dl className="mt-4 mb-4 grid grid-cols-2 gap-x-[3.75%] gap-y-2 @min-[21rem]:grid-cols-4 md:grid-cols-4">
        {starts.map(({ age, balance }) => (
          <div key={age} className="border-t-[1.5px] border-current pt-2">
            <dt className="text-nota leading-snug">{t('from', { age })}</dt>
            <dd className="font-titular text-base leading-tight font-bold tracking-cerrado whitespace-nowrap md:text-[min(1.65vw,1.5rem)]">
              {wholeEuros(balance)}
            </dd>
          </div>
        ))}
      </dl>
      <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
        {starts.map(({ age, balance, contributed }, index) => {
          const left = index * (width + GAP);
          return (
            <g key={age}>
              <path d={cushion(left, GROUND - height(balance), width, GROUND, RADIUS)} className="fill-azafran" />
              <path
                d={path`M${left} ${GROUND - height(contributed)}h${width}V${GROUND}h${-width}z`}
                className="fill-mar"
              />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
