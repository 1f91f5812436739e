import type { ReactNode } from 'react';
import { bar, cushion } from '@/components/layout/shapes';

const WIDTH = 240;
const GROUND = 144;

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${GROUND}`}
      aria-hidden="true"
      className="block h-28 w-auto overflow-visible fill-tinta lg:h-44"
    >
      {children}
    </svg>
  );
}

/** One channel lifted out of the back. */
export function ChoosePicture() {
  return (
    <Picture>
      <path d={[0, 50, 100, 200].map((left) => bar(left, 44, 44, GROUND)).join('')} />
      <path d={bar(151, 45, 42, GROUND)} className="fill-none stroke-tinta stroke-2 [stroke-dasharray:5_6]" />
      <path d={bar(150, 4, 44, 104)} className="fill-azafran" />
    </Picture>
  );
}

const DAYS = 5;
/** Thursday at noon, as good as any. */
const CHOSEN = { day: 3, start: 3 };

/** A working week: a row a day, a cushion for each hour that can be booked. */
export function WeekPicture({ starts }: { starts: number }) {
  const pitch = WIDTH / starts;
  const rowHeight = GROUND / DAYS;
  const hour = (day: number, start: number) =>
    cushion(start * pitch, day * rowHeight + 5, pitch - 4, (day + 1) * rowHeight, 8);
  const hours = Array.from({ length: DAYS * starts }, (_, index) => ({
    day: Math.floor(index / starts),
    start: index % starts,
  }));
  const others = hours.filter(({ day, start }) => day !== CHOSEN.day || start !== CHOSEN.start);
  return (
    <Picture>
      <path d={others.map(({ day, start }) => hour(day, start)).join('')} />
      <path d={hour(CHOSEN.day, CHOSEN.start)} className="fill-azafran" />
    </Picture>
  );
}
