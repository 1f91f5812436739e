import { scaleLinear } from '@visx/scale';
import { Bar, BarRounded } from '@visx/shape';
import { useId } from 'react';
import type { Numbers } from '@/lib/desk/numbers/contract';
import { BarFigure, FIGURE_WIDTH, HEIGHT, SpanBars } from './span-bars';

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
