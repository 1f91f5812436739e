import { scaleLinear } from '@visx/scale';
import { Line, LinePath } from '@visx/shape';
import { LineAxes, letters } from '@/components/calculators/shell/result/line-axes';
import { useWidth } from '@/components/shared/browser/use-width';
import type { OffersResult } from '@/lib/calculators/mortgage/compare-offers';

type Year = OffersResult['years'][number];

const margin = { top: 28, right: 26, bottom: 30, left: 74 };
/** The letters at the ends of the lines stand at least so far apart, in pixels. */
const LABEL_HEIGHT = 18;

/** What each offer has cost by the end of each year; B is dashed, so that the lines differ without colour. */
export function CostLines({ years, keptYears, kept }: { years: readonly Year[]; keptYears: number; kept: string }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const height = width < 480 ? 260 : 320;
  const last = years.at(-1)?.year ?? 1;
  const top = Math.max(...years.map(({ a, b }) => Math.max(a, b)));
  const x = scaleLinear({ domain: [0, last], range: [margin.left, width - margin.right] });
  const y = scaleLinear({ domain: [0, top || 1], range: [height - margin.bottom, margin.top] });
  const mark = x(keptYears);
  const end = years.at(-1) ?? { a: 0, b: 0 };
  const [endA, endB] = [y(end.a), y(end.b)];
  const apart = Math.max(0, LABEL_HEIGHT - Math.abs(endA - endB)) / 2;
  const labelAt = (offer: 'a' | 'b') => {
    const isAbove = offer === 'a' ? end.a >= end.b : end.b > end.a;
    return (offer === 'a' ? endA : endB) + (isAbove ? -apart : apart) + 5;
  };
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-auto w-full lineas">
          <Line
            from={{ x: mark, y: margin.top - 8 }}
            to={{ x: mark, y: height - margin.bottom }}
            className="stroke-tinta stroke-[1.5]"
            strokeDasharray="2 4"
          />
          <text
            x={mark}
            y={margin.top - 14}
            textAnchor={keptYears * 2 < last ? 'start' : 'end'}
            className={`${letters} font-bold`}
          >
            {kept}
          </text>
          <LinePath<Year>
            data={[...years]}
            x={({ year }) => x(year)}
            y={({ a }) => y(a)}
            className="fill-none stroke-mar stroke-[3.5]"
          />
          <LinePath<Year>
            data={[...years]}
            x={({ year }) => x(year)}
            y={({ b }) => y(b)}
            className="fill-none stroke-tinta stroke-[3.5]"
            strokeDasharray="9 6"
          />
          {(['a', 'b'] as const).map((offer) => (
            <text key={offer} x={width - margin.right + 8} y={labelAt(offer)} className={`${letters} font-bold`}>
              {offer.toUpperCase()}
            </text>
          ))}
          <LineAxes
            x={x}
            y={y}
            left={margin.left}
            bottom={height - margin.bottom}
            ticks={{ numTicks: Math.min(last, width < 480 ? 5 : 10) }}
          />
        </svg>
      )}
    </div>
  );
}
