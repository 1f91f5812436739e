import { bar, cushion } from '@/components/shared/illustrations/shapes';

const WIDTH = 440;
const FOOT = 330;

/** Decorative. */
export function LampAndChair() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${FOOT}`} aria-hidden="true" className="block h-auto w-full max-w-md fill-tinta">
      <path d={`M40 ${FOOT}V150C40 60 96 8 176 8s122 46 122 66`} className="fill-none stroke-tinta stroke-7" />
      <path d={cushion(4, FOOT - 18, 76, FOOT, 12)} />
      <circle cx="298" cy="128" r="12" className="fill-papel" />
      <path d="M240 128a58 58 0 0 1 116 0z" />
      <path d={[212, 256, 300, 344].map((left) => bar(left, 172, 40, 262)).join('')} className="fill-mar" />
      <path d={cushion(212, 266, 172, 298, 14)} className="fill-papel" />
      <path d={bar(168, 214, 40, 312) + bar(388, 214, 40, 312)} />
      <path d={`M208 302h180v10h-180zM184 312h12l-3 18h-6zM400 312h12l-3 18h-6z`} />
    </svg>
  );
}
