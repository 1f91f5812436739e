'use client';

// A client component for page weight: a server component's paths would be sent twice, as HTML and as flight data.

import { bar, cushion } from '@/components/shared/illustrations/shapes';
import { SofaBody } from '@/components/site/illustrations/sofa/sofa-body';
import { channelSpans, plainFrame, seatSpan } from '@/components/site/illustrations/sofa/sofa-frame';

const frame = plainFrame(640, 92);

const CHANNELS = 8;
const MISSING = 5;

/** The sofa with one channel missing. Decorative. */
export function BrokenSofa({ className }: { className?: string }) {
  const seat = seatSpan(frame);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
      className={`h-auto w-full ${className ?? ''}`}
    >
      {channelSpans(frame, CHANNELS).map(({ left, width }, index) => {
        const missing = index === MISSING;
        const inset = missing ? 1 : 0;
        return (
          <path
            key={left}
            d={bar(left + inset, frame.backTop + inset, width - 2 * inset, frame.backBottom)}
            className={missing ? 'fill-none stroke-tinta stroke-2 [stroke-dasharray:5_6]' : 'fill-mar'}
          />
        );
      })}
      <path
        className="fill-azafran"
        d={cushion(seat.left, frame.seatTop, seat.width, frame.seatBottom, frame.seatRadius)}
      />
      <SofaBody frame={frame} piping="stroke-mar" />
    </svg>
  );
}
