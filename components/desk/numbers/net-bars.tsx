import { scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import type { Numbers } from '@/lib/desk/numbers/contract';
import type { Cents } from '@/lib/shared/money';
import { BarFigure, FIGURE_WIDTH, HEIGHT, SpanBars } from './span-bars';

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
