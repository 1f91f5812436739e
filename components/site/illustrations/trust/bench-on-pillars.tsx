import { bar, cushion } from '@/components/shared/illustrations/shapes';

const WIDTH = 480;
const GROUND = 320;
const SEAT = 150;

/** A bench with one leg a value, for an azafran ground. Decorative. */
export function BenchOnPillars({ pillars }: { pillars: number }) {
  const pitch = (WIDTH - 24 + 12) / pillars;
  const legs = Array.from({ length: pillars }, (_, leg) => bar(12 + leg * pitch, SEAT + 8, pitch - 12, GROUND));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
      <path d={legs.join('')} className="fill-tinta" />
      <path d={cushion(0, 104, WIDTH, SEAT, 20)} className="fill-papel" />
      <g className="fill-mar">
        <circle cx="176" cy="26" r="20" />
        <path d={bar(142, 52, 68, 104)} />
      </g>
      <g className="fill-tinta">
        <circle cx="262" cy="26" r="20" />
        <path d={bar(228, 52, 68, 104)} />
      </g>
    </svg>
  );
}
