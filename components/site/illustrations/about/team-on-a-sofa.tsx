import { bar, cushion } from '@/components/shared/illustrations/shapes';

const WIDTH = 480;
const GROUND = 300;
const ARM = 46;
const SEAT = 226;

/** The team on a sofa with one free seat, the visitor's, in azafran. For a cielo ground. Decorative. */
export function TeamOnASofa({ members }: { members: number }) {
  const taken = Math.max(members, 1);
  const pitch = (WIDTH - 2 * ARM) / (taken + 1);
  const lefts = Array.from({ length: taken + 1 }, (_, seat) => ARM + seat * pitch);
  const head = Math.min(34, pitch * 0.24);
  const shoulders = Math.min(96, pitch * 0.66);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full">
      <path
        d={lefts
          .flatMap((left) => [left + 2, left + pitch / 2 + 1].map((x) => bar(x, 104, pitch / 2 - 3, SEAT + 20)))
          .join('')}
        className="fill-papel"
      />
      {lefts.slice(0, taken).map((left) => (
        <g key={left} className="fill-tinta">
          <circle cx={left + pitch / 2} cy={100 - head} r={head} />
          <path d={bar(left + (pitch - shoulders) / 2, 108, shoulders, SEAT)} />
        </g>
      ))}
      {lefts.map((left, seat) => (
        <path
          key={left}
          d={cushion(left + 2, SEAT, pitch - 4, GROUND - 14, 16)}
          className={seat < taken ? 'fill-mar' : 'fill-azafran'}
        />
      ))}
      <path d={bar(0, 158, ARM, GROUND) + bar(WIDTH - ARM, 158, ARM, GROUND)} className="fill-tinta" />
      <path d={`M${ARM} ${GROUND - 14}H${WIDTH - ARM}V${GROUND}H${ARM}z`} className="fill-tinta" />
    </svg>
  );
}
