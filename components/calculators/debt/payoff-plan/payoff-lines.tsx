import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { LineAxes } from '@/components/calculators/shell/result/line-axes';
import { useWidth } from '@/components/shared/browser/use-width';
import type { PayoffMonth } from '@/lib/calculators/debt/payoff-plan';

const margin = { top: 8, right: 14, bottom: 30, left: 74 };

/** In the order of the plans; without colour they differ by their dashes. */
const strokes = [
  { className: 'fill-none stroke-mar stroke-[3.5]' },
  { className: 'fill-none stroke-tinta stroke-[3.5]', strokeDasharray: '9 6' },
  { className: 'fill-none stroke-tinta stroke-2', strokeDasharray: '2 5' },
];

type PayoffLinesProps = { plans: readonly (readonly PayoffMonth[])[]; month: (month: number) => string };

/** What is left of all debts by the end of each month, a line for each plan. */
export function PayoffLines({ plans, month }: PayoffLinesProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const height = width < 480 ? 260 : 320;
  const last = Math.max(...plans.map((schedule) => schedule.length - 1), 1);
  const top = Math.max(...plans.map((schedule) => schedule[0]?.balance ?? 0), 1);
  const x = scaleLinear({ domain: [0, last], range: [margin.left, width - margin.right] });
  const y = scaleLinear({ domain: [0, top], range: [height - margin.bottom, margin.top] });
  const ticks = x.ticks(Math.min(last, width < 480 ? 4 : 8)).filter((tick) => tick > 0 && Number.isInteger(tick));
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-auto w-full lineas">
          {plans.map((schedule, index) => (
            <LinePath<PayoffMonth>
              // biome-ignore lint/suspicious/noArrayIndexKey: the plans have a fixed order
              key={index}
              data={[...schedule]}
              x={(row) => x(row.month)}
              y={(row) => y(row.balance)}
              {...strokes[index]}
            />
          ))}
          <LineAxes
            x={x}
            y={y}
            left={margin.left}
            bottom={height - margin.bottom}
            ticks={{
              tickValues: ticks,
              tickFormat: (value, index) => (index === 0 ? month(Number(value)) : String(value)),
            }}
          />
        </svg>
      )}
    </div>
  );
}
