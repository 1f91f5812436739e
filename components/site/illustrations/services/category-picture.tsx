'use client';

// A client component: React reveals a streamed SVG fragment by way of a style attribute, which the content security
// policy refuses.

import type { ReactElement } from 'react';
import { bar, path } from '@/components/shared/illustrations/shapes';
import { type Loan, yearlySchedule } from '@/lib/calculators/mortgage/french-loan';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';

type Pictured = Pick<CatalogProduct, 'category' | 'slug'>;

const WIDTH = 240;
const GROUND = 96;

/** Decorative. Stands on the lower edge of the card's head. */
export function CategoryPicture({ category, slug, className = 'w-48 md:w-60' }: Pictured & { className?: string }) {
  const draw = slug === 'planificacion-jubilacion' ? savingsOfALife : pictures[category];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className={`block h-auto max-w-full ${className}`}>
      {draw()}
    </svg>
  );
}

const pictures: Record<CatalogProduct['category'], () => ReactElement | ReactElement[]> = {
  educacion: twentyOneDays,
  consultoria: sharesOfAnIncome,
  hipotecas: tenYearsOfMortgage,
  familia: household,
};

/** 21 days, rising; every seventh is highlighted. */
function twentyOneDays() {
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

/** Half a ring: 50 % living costs, 30 % debts, 20 % savings. */
function sharesOfAnIncome() {
  return (
    <g className="fill-none stroke-[32]">
      <path d={arc(0, 0.5)} className="stroke-tinta" />
      <path d={arc(0.51, 0.8)} className="stroke-mar" />
      <path d={arc(0.81, 1)} className="stroke-azafran" />
    </g>
  );
}

/** Arc of the half ring between two shares. */
function arc(from: number, to: number): string {
  const radius = 80;
  const point = (share: number) => ({
    x: WIDTH / 2 - 24 - radius * Math.cos(Math.PI * share),
    y: GROUND - radius * Math.sin(Math.PI * share),
  });
  const [start, end] = [point(from), point(to)];
  return path`M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}

const tenYears: Loan = { principal: 10_000_000, annualRate: 0.035, months: 120 };

/** Ten years of a mortgage at 3.5 %, a bar a year; interest in papel. */
function tenYearsOfMortgage() {
  const schedule = yearlySchedule(tenYears);
  const pitch = WIDTH / schedule.length;
  return schedule.map(({ year, interest, principal }) => {
    const left = (year - 1) * pitch;
    const split = GROUND - (GROUND * interest) / (interest + principal);
    return (
      <g key={year}>
        <path d={bar(left, 0, pitch - 4, GROUND)} className="fill-tinta" />
        <path d={path`M${left} ${split}h${pitch - 4}V${GROUND}h${4 - pitch}z`} className="fill-papel" />
      </g>
    );
  });
}

const WORKING_YEARS = 40;

/** Balance of constant yearly savings over 40 years at 4 %. */
function savingsOfALife() {
  const growth = 1.04;
  const saved = (years: number) => (growth ** years - 1) / (growth - 1);
  const tops = Array.from({ length: WORKING_YEARS + 1 }, (_, year) => {
    const height = (GROUND * saved(year)) / saved(WORKING_YEARS);
    return path`L${(WIDTH * year) / WORKING_YEARS} ${GROUND - height}`;
  });
  return (
    <>
      <path d={`M0 ${GROUND}${tops.join('')}V${GROUND}z`} className="fill-tinta" />
      <circle cx="74" cy="36" r="26" className="fill-azafran" />
    </>
  );
}

const people = [
  { left: 0, width: 60, top: 32, head: 14 },
  { left: 64, width: 60, top: 38, head: 13 },
  { left: 128, width: 46, top: 60, head: 11 },
  { left: 178, width: 40, top: 68, head: 10 },
];

/** Two adults and two children. */
function household() {
  return people.map(({ left, width, top, head }, index) => (
    <g key={left} className={index % 2 ? 'fill-azafran' : 'fill-cielo'}>
      <circle cx={left + width / 2} cy={top - head - 4} r={head} />
      <path d={bar(left, top, width, GROUND)} />
    </g>
  ));
}
