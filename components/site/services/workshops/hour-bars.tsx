import { bar } from '@/components/shared/illustrations/shapes';

const PITCH = 22;
const HEIGHT = 34;

/** One bar an hour. Decorative: the hours are written beside it. */
export function HourBars({ hours }: { hours: number }) {
  const width = hours * PITCH;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true" className="mt-2 block">
      <path
        d={Array.from({ length: hours }, (_, hour) => bar(hour * PITCH, 0, PITCH - 4, HEIGHT)).join('')}
        className="fill-azafran"
      />
    </svg>
  );
}
