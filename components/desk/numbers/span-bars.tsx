import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand } from '@visx/scale';
import type { ReactNode } from 'react';
import { useWidth } from '@/components/shared/browser/use-width';
import type { Figures, Span } from '@/lib/desk/numbers/contract';
import type { Period } from '@/lib/desk/numbers/period';
import { axisName } from './span-name';

/** Of the bars, in pixels. */
export const HEIGHT = 190;
/** Of the figures above the bars, and of the names below them. */
const HEAD = 26;
const FOOT = 30;
/** Room that a figure above a bar takes, in pixels. */
export const FIGURE_WIDTH = 44;
/** Below this width, in pixels, every third bar has a name. */
const NARROW = 560;

type CountedSpan = Span & Figures;

/** In pixels: the width of a bar, and the distance from one to the next. */
export type BarRoom = { bar: number; step: number };

type Props = {
  spans: readonly CountedSpan[];
  period: Period;
  /** Where the bars begin, in pixels from the top. */
  zero: number;
  /** Draws one bar; its left edge is 0. */
  children: (span: CountedSpan, room: BarRoom) => ReactNode;
};

/** A bar for each week or month, as wide as there is room, with its name below. The last one always has its name. */
export function SpanBars({ spans, period, zero, children }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const x = scaleBand({ domain: spans.map(({ from }) => from), range: [0, width], paddingInner: 0.2 });
  const room = { bar: x.bandwidth(), step: x.step() };
  const every = width < NARROW ? 3 : 1;
  const named = spans.filter((_, index) => (spans.length - 1 - index) % every === 0).map(({ from }) => from);
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEAD + HEIGHT + FOOT}`}
          aria-hidden="true"
          className="block h-auto w-full overflow-visible"
        >
          <Group top={HEAD}>
            {spans.map((span) => (
              <Group key={span.from} left={x(span.from) ?? 0}>
                {children(span, room)}
              </Group>
            ))}
            <path d={`M0 ${zero}H${width}`} className="stroke-tinta stroke-[1.5]" />
            <AxisBottom
              top={HEIGHT}
              scale={x}
              hideAxisLine
              hideTicks
              tickLength={4}
              tickValues={named}
              tickFormat={(from) => axisName(period, from)}
              tickLabelProps={{ className: 'fill-tinta-2 font-texto', fontSize: 13, textAnchor: 'middle' }}
            />
          </Group>
        </svg>
      )}
    </div>
  );
}

/** What a bar says above itself; `top` is its upper edge. */
export function BarFigure({ bar, top, children }: { bar: number; top: number; children: ReactNode }) {
  return (
    <text x={bar / 2} y={top - 7} textAnchor="middle" fontSize={13} className="fill-tinta font-titular font-bold">
      {children}
    </text>
  );
}
