import { bar } from '@/components/shared/illustrations/shapes';

const WIDTH = 480;
const GROUND = 300;
const LABELS = 40;
const ARM = 26;

/** One channel a day of the guarantee. `title` is the text alternative. */
export function GuaranteeDays({
  days,
  title,
  first,
  last,
}: {
  days: number;
  title: string;
  first: string;
  last: string;
}) {
  const left = ARM + 6;
  const pitch = (WIDTH - 2 * left + 4) / days;
  const channel = (day: number) => bar(left + day * pitch, LABELS + 20, pitch - 4, GROUND - 62);
  const others = Array.from({ length: days - 1 }, (_, day) => channel(day));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} role="img" aria-label={title} className="block h-auto w-full">
      <g className="fill-tinta font-titular text-[22px] font-bold">
        <text x={left} y={24}>
          {first}
        </text>
        <text x={WIDTH - left} y={24} textAnchor="end">
          {last}
        </text>
      </g>
      <path
        d={`M${left + 1} ${LABELS - 6}v18M${WIDTH - left - 1} ${LABELS - 6}v18`}
        className="stroke-tinta stroke-2"
      />
      <path d={others.join('')} className="fill-mar" />
      <path d={channel(days - 1)} className="fill-azafran" />
      <path d={`M${left} ${GROUND - 56}H${WIDTH - left}V${GROUND}H${left}z`} className="fill-tinta" />
      <path d={bar(0, 150, ARM, GROUND) + bar(WIDTH - ARM, 150, ARM, GROUND)} className="fill-tinta" />
    </svg>
  );
}
