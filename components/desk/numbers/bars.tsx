import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, BarRounded } from '@visx/shape';
import { type ReactNode, useId } from 'react';
import { useWidth } from '@/components/shared/browser/use-width';
import type { Figures, Numbers, Span } from '@/lib/desk/numbers/contract';
import type { Period } from '@/lib/desk/numbers/period';
import type { MadridDate } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';

/** Of the bars, in pixels. */
export const HEIGHT = 190;
/** Of the figures above the bars, and of the names below them. */
const HEAD = 26;
const FOOT = 30;
/** Room that a figure above a bar takes, in pixels. */
const FIGURE_WIDTH = 44;
/** Below this width, in pixels, every third bar has a name. */
const NARROW = 560;

type CountedSpan = Span & Figures;

/** In pixels: the width of a bar, and the distance from one to the next. */
type BarRoom = { bar: number; step: number };

type Props = {
  spans: readonly CountedSpan[];
  period: Period;
  /** Where the bars begin, in pixels from the top. */
  zero: number;
  /** Draws one bar; its left edge is 0. */
  children: (span: CountedSpan, room: BarRoom) => ReactNode;
};

/** A bar for each week or month, as wide as there is room, with its name below. The last one always has its name. */
function SpanBars({ spans, period, zero, children }: Props) {
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
function BarFigure({ bar, top, children }: { bar: number; top: number; children: ReactNode }) {
  return (
    <text x={bar / 2} y={top - 7} textAnchor="middle" fontSize={13} className="fill-tinta font-titular font-bold">
      {children}
    </text>
  );
}

const compact = new Intl.NumberFormat('es-ES', { notation: 'compact', maximumSignificantDigits: 3 });

export const netOf = ({ income, paidBack }: { income: Cents; paidBack: Cents }): Cents => income - paidBack;

/** What came in less what went back, for each week or month; below the line more went back. */
export function NetBars({ numbers: { spans, period } }: { numbers: Numbers }) {
  const nets = spans.map(netOf);
  const y = scaleLinear({ domain: [Math.min(0, ...nets), Math.max(1, ...nets)], range: [HEIGHT, 0] });
  const zero = y(0);
  return (
    <SpanBars spans={spans} period={period} zero={zero}>
      {(span, { bar }) => {
        const net = netOf(span);
        const height = Math.abs(y(net) - zero);
        const shape = { x: 0, width: bar, height, radius: Math.min(9, bar / 2, height) };
        return (
          <>
            {net > 0 && <BarRounded {...shape} y={zero - height} top className="fill-mar" />}
            {net < 0 && <BarRounded {...shape} y={zero} bottom className="fill-papel stroke-error stroke-2" />}
            {net !== 0 && bar >= FIGURE_WIDTH && (
              <BarFigure bar={bar} top={Math.min(y(net), zero)}>
                {`${compact.format(Math.round(net / 100))}\u00a0€`}
              </BarFigure>
            )}
          </>
        );
      }}
    </SpanBars>
  );
}

/** Begun payments as a hollow bar, and in it those that were finished. */
export function OrderBars({ numbers: { spans, period } }: { numbers: Numbers }) {
  const id = useId();
  // A payment that was begun before midnight may be finished after it.
  const most = Math.max(1, ...spans.map(({ begun, paid }) => Math.max(begun, paid)));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT, 0] });
  return (
    <SpanBars spans={spans} period={period} zero={HEIGHT}>
      {({ from, begun, paid }, { bar, step }) => {
        const top = y(Math.max(begun, paid));
        const height = HEIGHT - top;
        if (height === 0) return null;
        const whole = { x: 0, y: top, width: bar, height, radius: Math.min(9, bar / 2, height), top: true };
        return (
          <>
            <clipPath id={`${id}-${from}`}>
              <BarRounded {...whole} />
            </clipPath>
            <Bar
              y={y(paid)}
              width={bar}
              height={HEIGHT - y(paid)}
              clipPath={`url(#${id}-${from})`}
              className="fill-azafran"
            />
            <BarRounded {...whole} className="fill-none stroke-tinta stroke-[1.5]" />
            {step >= FIGURE_WIDTH && (
              <BarFigure bar={bar} top={top}>
                {paid}/{begun}
              </BarFigure>
            )}
          </>
        );
      }}
    </SpanBars>
  );
}

const day = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const month = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'short', year: 'numeric' });
const shortMonth = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'short' });

const parse = (date: MadridDate) => new Date(`${date}T00:00:00Z`);

/** "16 nov", "nov 2026" */
export function spanName(period: Period, from: MadridDate): string {
  return (period === 'weeks' ? day : month).format(parse(from));
}

/** "16 nov", "nov": below a bar. */
function axisName(period: Period, from: MadridDate): string {
  return (period === 'weeks' ? day : shortMonth).format(parse(from));
}
