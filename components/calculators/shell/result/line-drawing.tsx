import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import { useWidth } from '@/components/shared/browser/use-width';

type Scale = ReturnType<typeof scaleLinear<number>>;
type Scales = { x: Scale; y: Scale; width: number; height: number; isNarrow: boolean };
type Ticks = { numTicks?: number; tickValues?: number[]; tickFormat?: (value: unknown, index: number) => string };

type LineDrawingProps = {
  /** The last month or year. */
  last: number;
  /** The highest amount, in cents. */
  top: number;
  /** Around what is drawn, and the height where there is room for it, in pixels. */
  margin: { top: number; right: number; bottom: number; left: number };
  tall: number;
  className: string;
  ticks?: (scales: Scales) => Ticks;
  children: (scales: Scales) => ReactNode;
};

export const letters = 'fill-current font-texto text-nota';

const compact = new Intl.NumberFormat('es-ES', { notation: 'compact', maximumSignificantDigits: 3 });

/** Lines or areas as wide as there is room: euros on the left, of cents, and the months or years below. */
export function LineDrawing({ last, top, margin, tall, className, ticks = yearTicks, children }: LineDrawingProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const isNarrow = width < 480;
  const height = isNarrow ? 260 : tall;
  const x = scaleLinear({ domain: [0, last], range: [margin.left, width - margin.right] });
  const y = scaleLinear({ domain: [0, top || 1], range: [height - margin.bottom, margin.top] });
  const scales = { x, y, width, height, isNarrow };
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={`block h-auto w-full ${className}`}>
          {children(scales)}
          <AxisLeft
            scale={y}
            left={margin.left - 6}
            numTicks={4}
            hideAxisLine
            hideTicks
            tickFormat={(value) => `${compact.format(Number(value) / 100)}\u00a0€`}
            tickLabelProps={{ className: letters, textAnchor: 'end', dx: 0, dy: '0.33em', fill: 'currentColor' }}
          />
          <AxisBottom
            scale={x}
            top={height - margin.bottom}
            stroke="currentColor"
            hideTicks
            tickFormat={(value) => String(value)}
            tickLabelProps={{ className: letters, textAnchor: 'middle', dy: '0.6em', fill: 'currentColor' }}
            {...ticks(scales)}
          />
        </svg>
      )}
    </div>
  );
}

function yearTicks({ x, isNarrow }: Scales): Ticks {
  return { numTicks: Math.min(x.domain()[1] ?? 1, isNarrow ? 5 : 10) };
}
