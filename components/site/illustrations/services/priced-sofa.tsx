import { bar, cushion } from '@/components/shared/illustrations/shapes';
import { SofaBody } from '@/components/site/illustrations/sofa/sofa-body';
import { channelSpans, plainFrame, seatSpan } from '@/components/site/illustrations/sofa/sofa-frame';

const frame = plainFrame(600, 84);

const fills = ['fill-mar', 'fill-papel', 'fill-mar', 'fill-azafran', 'fill-mar', 'fill-papel'];

/** A sofa with six channels and a price tag. Decorative. */
export function PricedSofa() {
  const seat = seatSpan(frame);
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" className="block h-auto w-full">
      {channelSpans(frame, fills.length).map(({ left, width }, index) => (
        <path key={left} d={bar(left, frame.backTop, width, frame.backBottom)} className={fills[index]} />
      ))}
      <path
        className="fill-azafran"
        d={cushion(seat.left, frame.seatTop, seat.width, frame.seatBottom, frame.seatRadius)}
      />
      <SofaBody frame={frame} piping="stroke-mar" />
      <path d="M560 150C556 176 540 178 528 190" className="fill-none stroke-papel stroke-3" />
      <g transform="rotate(10 522 240)">
        <path d={bar(490, 182, 64, 274)} className="fill-papel" />
        <circle cx="522" cy="202" r="6" className="fill-tinta" />
        <text x="522" y="256" textAnchor="middle" className="fill-tinta font-titular text-[44px] font-bold">
          €
        </text>
      </g>
    </svg>
  );
}
