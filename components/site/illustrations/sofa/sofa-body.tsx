import { bar, path } from '@/components/shared/illustrations/shapes';
import { type SofaFrame, seatSpan } from './sofa-frame';

/** Arms, base and legs: the parts that carry no data. */
export function SofaBody({ frame, piping }: { frame: SofaFrame; piping: 'stroke-mar' | 'stroke-azafran' }) {
  const { width, height, armWidth, armTop, baseTop, baseBottom, legWidth } = frame;
  const seat = seatSpan(frame);
  const inset = armWidth / 5;
  const taper = legWidth / 4;
  const legs = [armWidth * 0.3, width * 0.36, width * 0.64, width - armWidth * 0.3 - legWidth];
  return (
    <g className="fill-tinta">
      <rect x={seat.left} y={baseTop} width={seat.width} height={baseBottom - baseTop} rx="2" />
      {[0, width - armWidth].map((left) => (
        <g key={left}>
          <path d={bar(left, armTop, armWidth, baseBottom)} />
          <path
            className={`fill-none ${piping}`}
            strokeWidth={(armWidth * 0.03).toFixed(1)}
            d={openBar(left + inset, armTop + inset, armWidth - 2 * inset, baseBottom)}
          />
        </g>
      ))}
      {legs.map((left) => (
        <path
          key={left}
          d={path`M${left} ${baseBottom}h${legWidth}L${left + legWidth - taper} ${height}h${-2 * taper}z`}
        />
      ))}
    </g>
  );
}

/** An open bar: no line at its foot. */
function openBar(left: number, top: number, width: number, bottom: number): string {
  const radius = width / 2;
  return path`M${left} ${bottom}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${bottom}`;
}
