import { bar } from '@/components/layout/shapes';
import { debtCards } from '@/lib/content/calculators/debt';

/** The upper end of each level in percent of income; the last one has none and is drawn to the full. */
const ends = [20, 35, 50, 100];
const fills = ['fill-mar', 'fill-mar', 'fill-azafran', 'fill-tinta'];

/** The four levels as four backrests, as tall as the income that they take. */
export function DebtLevels() {
  return (
    <section
      aria-labelledby="tramos"
      className="bg-cielo pt-[clamp(3rem,6vw,5.5rem)] pb-[clamp(2.5rem,5vw,4.5rem)] print:hidden"
    >
      <div className="rejilla gap-y-10">
        <h2 id="tramos" className="text-t2 md:col-span-8">
          {debtCards.title}
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-canal lg:grid-cols-4">
          {debtCards.cards.map(({ range, title, text }, index) => (
            <li key={title} className="flex flex-col">
              <svg viewBox="0 0 200 104" aria-hidden="true" className="h-auto w-full border-b-2 border-tinta">
                <path d={bar(0, 104 - (ends[index] ?? 100), 64, 104)} className={fills[index]} />
                <text x="76" y="98" className="fill-tinta font-titular text-[22px] font-bold tracking-[-0.03em]">
                  {range.replace(/^[A-ZÁ][a-zá]+( el)? /, '')}
                </text>
              </svg>
              <h3 className="mt-4 text-t4">{title}</h3>
              <p className="text-nota font-bold">{range}</p>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
