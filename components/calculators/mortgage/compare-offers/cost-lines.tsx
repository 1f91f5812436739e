import { Line, LinePath } from '@visx/shape';
import { LineDrawing, letters } from '@/components/calculators/shell/result/line-drawing';
import type { OffersResult } from '@/lib/calculators/mortgage/compare-offers';

type Year = OffersResult['years'][number];

const margin = { top: 28, right: 26, bottom: 30, left: 74 };
/** The letters at the ends of the lines stand at least so far apart, in pixels. */
const LABEL_HEIGHT = 18;

/** What each offer has cost by the end of each year; B is dashed, so that the lines differ without colour. */
export function CostLines({ years, keptYears, kept }: { years: readonly Year[]; keptYears: number; kept: string }) {
  const last = years.at(-1)?.year ?? 1;
  const end = years.at(-1) ?? { a: 0, b: 0 };
  return (
    <LineDrawing
      last={last}
      top={Math.max(...years.map(({ a, b }) => Math.max(a, b)))}
      margin={margin}
      tall={320}
      className="lineas"
    >
      {({ x, y, width, height }) => {
        const mark = x(keptYears);
        const [endA, endB] = [y(end.a), y(end.b)];
        const apart = Math.max(0, LABEL_HEIGHT - Math.abs(endA - endB)) / 2;
        const labelAt = (offer: 'a' | 'b') => {
          const isAbove = offer === 'a' ? end.a >= end.b : end.b > end.a;
          return (offer === 'a' ? endA : endB) + (isAbove ? -apart : apart) + 5;
        };
        return (
          <>
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
          </>
        );
      }}
    </LineDrawing>
  );
}
