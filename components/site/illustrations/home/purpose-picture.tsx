'use client';

// A client component for page weight: a server component's paths would be sent twice, as HTML and as flight data.

import { bar, cushion } from '@/components/shared/illustrations/shapes';
import { type Loan, yearlySchedule } from '@/lib/calculators/mortgage/french-loan';

const SIDE = 620;
const CHANNEL = { width: 98, pitch: 104, left: 176, top: 20, bottom: 490 };
/** The middle years, in which principal overtakes interest. */
const FIRST_YEAR = 6;
const YEARS = 5;
const STEP = 4;

/** Detail of the sofa. Decorative. */
export function PurposePicture({ loan, className }: { loan: Loan; className: string }) {
  const schedule = yearlySchedule(loan);
  const years = Array.from({ length: YEARS }, (_, index) => schedule[FIRST_YEAR + index * STEP - 1]);
  const { width, pitch, left, top, bottom } = CHANNEL;
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className={`block h-auto overflow-visible ${className}`}>
      {years.map((year, index) => {
        const share = year ? year.interest / (year.interest + year.principal) : 0;
        const split = bottom - (bottom - top) * share;
        const x = left + index * pitch;
        return (
          <g key={x}>
            <path className="fill-azafran" d={`M${x} ${split.toFixed(1)}h${width}V${bottom}h${-width}z`} />
            <path className="fill-mar" d={bar(x, top, width, split + 1)} />
          </g>
        );
      })}
      <g className="fill-tinta">
        <path d={cushion(176, 430, 700, SIDE, 44)} />
        <path d={bar(0, 216, 168, SIDE)} />
        <path className="fill-none stroke-mar stroke-5" d={`M34 ${SIDE}V300a50 50 0 0 1 100 0V${SIDE}`} />
      </g>
    </svg>
  );
}
