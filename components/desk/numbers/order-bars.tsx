import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, BarRounded } from '@visx/shape';
import { useId } from 'react';
import { useWidth } from '@/components/browser/use-width';
import type { Numbers } from '@/lib/numbers/contract';
import { FIGURE_WIDTH, FOOT, HEAD, HEIGHT, SpanAxis } from './span-axis';

/** Begun payments as a hollow bar, and in it those that were finished. */
export function OrderBars({ numbers: { spans, period } }: { numbers: Numbers }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const id = useId();
  const x = scaleBand({ domain: spans.map(({ from }) => from), range: [0, width], paddingInner: 0.2 });
  // A payment that was begun before midnight may be finished after it.
  const most = Math.max(1, ...spans.map(({ begun, paid }) => Math.max(begun, paid)));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT, 0] });
  const bar = x.bandwidth();
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEAD + HEIGHT + FOOT}`}
          aria-hidden="true"
          className="block h-auto w-full overflow-visible"
        >
          <Group top={HEAD}>
            {spans.map(({ from, begun, paid }) => {
              const top = y(Math.max(begun, paid));
              const height = HEIGHT - top;
              const whole = { x: 0, y: top, width: bar, height, radius: Math.min(9, bar / 2, height), top: true };
              return (
                <Group key={from} left={x(from) ?? 0}>
                  {height > 0 && (
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
                      {x.step() >= FIGURE_WIDTH && (
                        <text
                          x={bar / 2}
                          y={top - 7}
                          textAnchor="middle"
                          fontSize={13}
                          className="fill-tinta font-titular font-bold"
                        >
                          {paid}/{begun}
                        </text>
                      )}
                    </>
                  )}
                </Group>
              );
            })}
            <path d={`M0 ${HEIGHT}H${width}`} className="stroke-tinta stroke-[1.5]" />
            <SpanAxis scale={x} spans={spans} period={period} width={width} />
          </Group>
        </svg>
      )}
    </div>
  );
}
