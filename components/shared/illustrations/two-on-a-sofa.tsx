'use client';

// A client component for page weight: a server component's paths would be sent twice, as HTML and as flight data.

import { bar, cushion } from './shapes';

const WIDTH = 240;
const GROUND = 144;
const CHANNELS = [41, 81, 121, 161];

/** Two people on one sofa. Decorative. The cushion is papel on an azafran ground. */
export function TwoOnASofa({ className, ground }: { className: string; ground?: 'azafran' }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${GROUND}`}
      aria-hidden="true"
      className={`block w-auto overflow-visible fill-tinta ${className}`}
    >
      <path d={CHANNELS.map((left) => bar(left, 52, 37, 106)).join('')} className="fill-mar" />
      <path d={cushion(41, 110, 157, 136, 10)} className={ground ? 'fill-papel' : 'fill-azafran'} />
      <path d={bar(0, 70, 37, GROUND) + bar(202, 70, 37, GROUND)} />
      <circle cx="79" cy="24" r="20" />
      <circle cx="160" cy="24" r="20" />
    </svg>
  );
}
