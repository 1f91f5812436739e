import { useId } from 'react';
import { bar } from '@/components/shared/illustrations/shapes';

/** Of a channel with the gap to the next, in pixels. The style sheet cuts the drawing to whole ones. */
const PITCH = 32;
/** In pixels, below the foot of the highest column. */
const FOOT = 4_000;

const channel = bar(1, 1, PITCH - 6, FOOT);

/** Fills what the longer of the two columns leaves of the shorter one: nothing where there is little. In a column of flex items. */
export function ColumnRest() {
  const id = useId();
  return (
    <div className="resto">
      <svg aria-hidden="true" className="fill-none">
        <pattern id={id} width={PITCH} height={FOOT} patternUnits="userSpaceOnUse">
          <path d={channel} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
