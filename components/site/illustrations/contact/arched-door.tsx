import { bar } from '@/components/shared/illustrations/shapes';

const LEFT = 40;
const WIDTH = 380;
const GROUND = 330;

/** An open door, for a cielo ground. Decorative. */
export function ArchedDoor() {
  return (
    <svg viewBox={`${LEFT} 0 ${WIDTH} ${GROUND}`} aria-hidden="true" className="block h-auto w-full max-md:max-w-80">
      <path d={bar(60, 0, 250, GROUND)} className="fill-tinta" />
      <path d={bar(80, 20, 210, GROUND)} className="fill-papel" />
      <path d={[152, 188, 224, 260].map((left) => bar(left, 178, 30, 290)).join('')} className="fill-mar" />
      <path d="M128 264h162v66H128z" className="fill-azafran" />
      <path d={bar(104, 216, 40, GROUND)} className="fill-tinta" />
      <path d="M184 20V88" className="fill-none stroke-tinta stroke-4" />
      <path d="M150 122a34 34 0 0 1 68 0z" className="fill-tinta" />
      <circle cx="184" cy="128" r="9" className="fill-azafran" />
      <path d="M310 125 396 84V330H310z" className="fill-tinta" />
      <circle cx="380" cy="220" r="8" className="fill-papel" />
    </svg>
  );
}
