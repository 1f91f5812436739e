import { bar, cushion } from '@/components/shared/illustrations/shapes';

const WIDTH = 480;
const GROUND = 300;
const teeth = [
  { left: 292, top: 92 },
  { left: 330, top: 72 },
  { left: 368, top: 104 },
  { left: 406, top: 62 },
];

/** A key on a cushion, for a tinta ground. Decorative. */
export function KeyOnCushion() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
      <circle cx="112" cy="116" r="66" className="fill-none stroke-cielo stroke-[44]" />
      <g className="fill-cielo">
        <path d={cushion(190, 140, 262, 184, 14)} />
        <path d={teeth.map(({ left, top }) => bar(left, top, 34, 184)).join('')} />
      </g>
      <path d={cushion(0, 206, WIDTH, GROUND, 28)} className="fill-azafran" />
    </svg>
  );
}
