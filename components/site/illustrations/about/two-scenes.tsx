import { bar, cushion } from '@/components/shared/illustrations/shapes';

const WIDTH = 400;
const GROUND = 190;

/** Two people at a counter. Decorative. */
export function AcrossTheCounter() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
      <g className="fill-tinta">
        <circle cx="66" cy="44" r="26" />
        <path d={bar(24, 78, 84, GROUND)} />
      </g>
      <g className="fill-mar">
        <circle cx="334" cy="44" r="26" />
        <path d={bar(292, 78, 84, GROUND)} />
      </g>
      <path d={cushion(128, 112, 144, GROUND, 4)} className="fill-tinta" />
      <path d="M200 20V112" className="fill-none stroke-tinta stroke-2 [stroke-dasharray:5_6]" />
    </svg>
  );
}

/** Two people on a sofa. Decorative. */
export function BesideEachOther() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
      <path d={[62, 132, 202, 272].map((left) => bar(left, 96, 66, 170)).join('')} className="fill-cielo" />
      <g className="fill-tinta">
        <circle cx="148" cy="44" r="26" />
        <path d={bar(106, 78, 84, 160)} />
      </g>
      <g className="fill-mar">
        <circle cx="250" cy="44" r="26" />
        <path d={bar(208, 78, 84, 160)} />
      </g>
      <path d={cushion(60, 140, 280, GROUND, 18)} className="fill-azafran" />
      <path d={bar(0, 108, 56, GROUND) + bar(344, 108, 56, GROUND)} className="fill-tinta" />
    </svg>
  );
}
