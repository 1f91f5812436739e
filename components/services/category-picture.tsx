import type { ReactNode } from 'react';
import { bar } from '@/components/layout/shapes';
import { type Loan, yearlySchedule } from '@/lib/calculators/mortgage';
import type { CatalogProduct } from '@/lib/catalog/queries';

const WIDTH = 240;
const GROUND = 96;

/** What each category is about, drawn with the kit of shapes and standing on the foot of the card's head. Decorative. */
export function CategoryPicture({ category }: { category: CatalogProduct['category'] }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-20 w-auto overflow-visible md:h-24">
      {pictures[category]()}
    </svg>
  );
}

const pictures: Record<CatalogProduct['category'], () => ReactNode> = {
  educacion: TwentyOneDays,
  consultoria: Shares,
  hipotecas: FallingInterest,
  familia: Household,
};

/** Three weeks, a bar a day, each a little taller; the seventh day of each stands out. */
function TwentyOneDays() {
  const pitch = WIDTH / 21;
  const days = Array.from({ length: 21 }, (_, day) => ({
    rest: day % 7 === 6,
    shape: bar(day * pitch, GROUND - 18 - day * 3.6, pitch - 3, GROUND),
  }));
  const drawn = (rest: boolean) => days.flatMap((day) => (day.rest === rest ? [day.shape] : [])).join('');
  return (
    <>
      <path d={drawn(false)} className="fill-tinta" />
      <path d={drawn(true)} className="fill-azafran" />
    </>
  );
}

/** A household's income in fifths: three of spending, one of debts, one to save. */
function Shares() {
  return (
    <g className="fill-none stroke-[30]">
      <path d="M39 96a81 81 0 0 1 106-77" className="stroke-tinta" />
      <path d="M145 19a81 81 0 0 1 40.500 29.400" className="stroke-mar" />
      <path d="M185.500 48.400A81 81 0 0 1 201 96" className="stroke-azafran" />
    </g>
  );
}

const tenYears: Loan = { principal: 10_000_000, annualRate: 0.035, months: 120 };

/** Ten years of a mortgage at 3.5 %: what is owed at each year's end, the interest of that year in papel. */
function FallingInterest() {
  const schedule = yearlySchedule(tenYears);
  const pitch = WIDTH / schedule.length;
  const tallest = Math.max(...schedule.map(({ interest, principal }) => interest + principal));
  return schedule.map(({ year, interest }) => {
    const left = (year - 1) * pitch;
    const split = GROUND - (GROUND * interest) / tallest;
    return (
      <g key={year}>
        <path d={bar(left, 0, pitch - 4, GROUND)} className="fill-tinta" />
        <path d={`M${left} ${split.toFixed(1)}h${pitch - 4}V${GROUND}h${4 - pitch}z`} className="fill-papel" />
      </g>
    );
  });
}

/** Two adults and two children. */
function Household() {
  const people = [
    { left: 6, width: 56, top: 34, head: 14 },
    { left: 68, width: 56, top: 40, head: 13 },
    { left: 130, width: 44, top: 60, head: 11 },
    { left: 180, width: 40, top: 68, head: 10 },
  ];
  return people.map(({ left, width, top, head }, index) => (
    <g key={left} className={index % 2 ? 'fill-azafran' : 'fill-cielo'}>
      <circle cx={left + width / 2} cy={top - head - 4} r={head} />
      <path d={bar(left, top, width, GROUND)} />
    </g>
  ));
}
