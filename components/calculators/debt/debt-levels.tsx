import { bar } from '@/components/shared/illustrations/shapes';
import { debtCards } from '@/lib/calculators/texts/debt';

/** Upper end of each level in percent of income; the last level has none. */
const ends = [20, 35, 50, 100] as const;

const HEIGHT = 88;
const outline = bar(2, 2, 72, HEIGHT + 2);

/** The four levels: each shape is the income, its filling the highest share of debt. */
export function DebtLevels() {
  return (
    <section aria-labelledby="tramos" className="bg-cielo py-tramo print:hidden">
      <div className="rejilla gap-y-8">
        <h2 id="tramos" className="text-t2 md:col-span-10">
          {debtCards.title}
        </h2>
        <ul className="grid gap-x-canal gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {debtCards.cards.map(({ range, title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] content-start items-end gap-x-4">
              <Filled percent={ends[index] ?? 100} id={`tramo-${index}`} />
              <div>
                <h3 className="text-t3">{title}</h3>
                <p className="mt-1 font-bold">{range}</p>
              </div>
              <p className="col-span-2 mt-4 border-t-[1.5px] border-tinta pt-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Filled({ percent, id }: { percent: number; id: string }) {
  const filled = (HEIGHT * percent) / 100;
  return (
    <svg viewBox={`0 0 76 ${HEIGHT + 3}`} aria-hidden="true" className="h-20 w-auto md:h-24">
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} className="fill-papel" />
      <rect y={HEIGHT + 2 - filled} width="76" height={filled} clipPath={`url(#${id})`} className="fill-mar" />
      <path d={outline} className="fill-none stroke-tinta stroke-2" />
    </svg>
  );
}
