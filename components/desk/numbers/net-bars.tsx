import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { useWidth } from '@/components/browser/use-width';
import type { Cents } from '@/lib/money';
import type { Numbers } from '@/lib/numbers/contract';
import { FIGURE_WIDTH, FOOT, HEAD, HEIGHT, SpanAxis } from './span-axis';

const compact = new Intl.NumberFormat('es-ES', { notation: 'compact', maximumSignificantDigits: 3 });

export const netOf = ({ income, paidBack }: { income: Cents; paidBack: Cents }): Cents => income - paidBack;

/** What came in less what went back, for each week or month; below the line more went back. */
export function NetBars({ numbers: { spans, period } }: { numbers: Numbers }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const nets = spans.map(netOf);
  const x = scaleBand({ domain: spans.map(({ from }) => from), range: [0, width], paddingInner: 0.2 });
  const y = scaleLinear({ domain: [Math.min(0, ...nets), Math.max(1, ...nets)], range: [HEIGHT, 0] });
  const bar = x.bandwidth();
  const zero = y(0);
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEAD + HEIGHT + FOOT}`}
          aria-hidden="true"
          className="block h-auto w-full overflow-visible"
        >
          <Group top={HEAD}>
            {spans.map((span) => {
              const net = netOf(span);
              const height = Math.abs(y(net) - zero);
              const shape = { x: 0, width: bar, height, radius: Math.min(9, bar / 2, height) };
              return (
                <Group key={span.from} left={x(span.from) ?? 0}>
                  {net > 0 && <BarRounded {...shape} y={zero - height} top className="fill-mar" />}
                  {net < 0 && <BarRounded {...shape} y={zero} bottom className="fill-papel stroke-error stroke-2" />}
                  {net !== 0 && bar >= FIGURE_WIDTH && (
                    <text
                      x={bar / 2}
                      y={Math.min(y(net), zero) - 7}
                      textAnchor="middle"
                      fontSize={13}
                      className="fill-tinta font-titular font-bold"
                    >
                      {`${compact.format(Math.round(net / 100))}\u00a0€`}
                    </text>
                  )}
                </Group>
              );
            })}
            <path d={`M0 ${zero}H${width}`} className="stroke-tinta stroke-[1.5]" />
            <SpanAxis scale={x} spans={spans} period={period} width={width} />
          </Group>
        </svg>
      )}
    </div>
  );
}
