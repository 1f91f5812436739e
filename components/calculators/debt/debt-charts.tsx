import { PatternLines } from '@visx/pattern';
import { scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { bar } from '@/components/shared/illustrations/shapes';
import { RECOMMENDED_LIMIT_PERCENT } from '@/lib/calculators/debt/debt-ratio';

const track = scaleLinear({ domain: [0, 100], range: [0, 100], clamp: true });
const HATCH = 'exceso-rayado';

function along(percent: number): string {
  return `${track(percent)}%`;
}

/** The ratio on a scale to 100 %: solid up to the limit, hatched above. */
export function RatioBar({ barPercent }: { barPercent: number }) {
  const within = Math.min(barPercent, RECOMMENDED_LIMIT_PERCENT);
  return (
    <svg className="block h-full w-full overflow-hidden respaldo" aria-hidden="true">
      <PatternLines
        id={HATCH}
        width={10}
        height={10}
        className="stroke-tinta"
        strokeWidth={3}
        orientation={['diagonal']}
      />
      <Bar width="100%" height="100%" className="fill-regla-n print:fill-arena" />
      <Bar width={along(within)} height="100%" className="fill-cielo print:fill-bruma" />
      {barPercent > within && (
        <>
          <Bar x={along(within)} width={along(barPercent - within)} height="100%" className="fill-azafran" />
          <Bar x={along(within)} width={along(barPercent - within)} height="100%" fill={`url(#${HATCH})`} />
        </>
      )}
      {[RECOMMENDED_LIMIT_PERCENT, 50].map((mark) => (
        <line
          key={mark}
          x1={along(mark)}
          x2={along(mark)}
          y1="0"
          y2="100%"
          className={barPercent >= mark ? 'stroke-tinta stroke-3' : 'stroke-papel stroke-2 print:stroke-tinta'}
        />
      ))}
    </svg>
  );
}

/** Share of one debt in the total. */
export function ShareBar({ percentOfTotal }: { percentOfTotal: number }) {
  return (
    <svg className="block h-4 w-full overflow-hidden respaldo-s" aria-hidden="true">
      <Bar width="100%" height="100%" className="fill-regla-n print:fill-arena" />
      <Bar width={along(percentOfTotal)} height="100%" className="fill-cielo print:fill-bruma" />
    </svg>
  );
}

const WIDTH = 640;
const HEIGHT = 190;

/** Payments of each month of the plan against the limit, in cents. */
export function PlanSteps({ payments, limit }: { payments: readonly number[]; limit: number }) {
  const height = scaleLinear({ domain: [0, payments[0] ?? limit], range: [0, HEIGHT - 4] });
  const width = Math.min(56, (WIDTH / payments.length) * 0.8);
  const step = (WIDTH - width) / Math.max(1, payments.length - 1);
  const limitAt = HEIGHT - height(limit);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full" aria-hidden="true">
      <Line from={{ x: 0, y: limitAt }} to={{ x: WIDTH, y: limitAt }} className="stroke-tinta stroke-2" />
      {payments.map((payment, month) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
          key={month}
          d={bar(month * step, HEIGHT - height(payment), width, HEIGHT)}
          className={payment > limit ? 'fill-tinta' : 'fill-mar'}
        />
      ))}
      <Line
        from={{ x: 0, y: limitAt }}
        to={{ x: WIDTH, y: limitAt }}
        strokeDasharray="6 6"
        className="stroke-papel stroke-2"
      />
    </svg>
  );
}
