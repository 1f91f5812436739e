import { LinePath } from '@visx/shape';
import { LineDrawing } from '@/components/calculators/shell/result/line-drawing';
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
  const last = Math.max(...plans.map((schedule) => schedule.length - 1), 1);
  return (
    <LineDrawing
      last={last}
      top={Math.max(...plans.map((schedule) => schedule[0]?.balance ?? 0), 1)}
      margin={margin}
      tall={320}
      className="lineas"
      ticks={({ x, isNarrow }) => ({
        tickValues: x.ticks(Math.min(last, isNarrow ? 4 : 8)).filter((tick) => tick > 0 && Number.isInteger(tick)),
        tickFormat: (value, index) => (index === 0 ? month(Number(value)) : String(value)),
      })}
    >
      {({ x, y }) =>
        plans.map((schedule, index) => (
          <LinePath<PayoffMonth>
            // biome-ignore lint/suspicious/noArrayIndexKey: the plans have a fixed order
            key={index}
            data={[...schedule]}
            x={(row) => x(row.month)}
            y={(row) => y(row.balance)}
            {...strokes[index]}
          />
        ))
      }
    </LineDrawing>
  );
}
