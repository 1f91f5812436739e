import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { useWidth } from '@/components/shared/browser/use-width';
import type { EuriborPath } from '@/lib/calculators/mortgage/euribor-path';
import { formatEuros } from '@/lib/shared/money';

/** In pixels: the bars, the room for the amount above them, the axis. */
const HEIGHT = 220;
const HEAD = 30;
const AXIS = 26;
const NARROW = 480;
/** Half the width of an amount: nearer to an end it is aligned with that end. */
const HALF_LABEL = 60;

type PaymentBarsProps = { path: EuriborPath; year: (year: number) => string };

/** The instalment of each period as a bar, the highest with its amount, and today's as a line. */
export function PaymentBars({ path, year: yearText }: PaymentBarsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { periods, years, worst, todayPayment } = path;
  const x = scaleBand({ domain: periods.map(({ month }) => month), range: [0, width], paddingInner: 0.12 });
  const y = scaleLinear({ domain: [0, Math.max(1, worst.payment)], range: [HEIGHT, 0] });
  const bar = x.bandwidth();
  const step = width < NARROW ? 10 : 5;
  const last = years.length;
  const labelled = periods.filter(
    ({ month, year }) =>
      (month - 1) % 12 === 0 && (year === 1 || year === last || (year % step === 0 && last - year >= step / 2)),
  );
  const middle = (x(worst.month) ?? 0) + bar / 2;
  const anchor = middle < HALF_LABEL ? 'start' : middle > width - HALF_LABEL ? 'end' : 'middle';
  const labelX = anchor === 'start' ? 0 : anchor === 'end' ? width : middle;
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEAD + HEIGHT + AXIS}`}
          aria-hidden="true"
          className="block h-auto w-full dibujo overflow-visible"
        >
          <Group top={HEAD}>
            {periods.map(({ month, payment }) => (
              <BarRounded
                key={month}
                x={x(month) ?? 0}
                y={y(payment)}
                width={bar}
                height={HEIGHT - y(payment)}
                radius={Math.min(10, bar / 2)}
                top
                className={month === worst.month ? 'fill-azafran stroke-tinta stroke-[1.5]' : 'fill-cielo stroke-tinta'}
              />
            ))}
            <path
              d={`M0 ${y(todayPayment)}H${width}`}
              strokeDasharray="7 5"
              className="fill-none stroke-tinta stroke-2"
            />
            <text
              x={labelX}
              y={-9}
              textAnchor={anchor}
              fontSize={width < NARROW ? 16 : 20}
              className="fill-tinta font-titular font-bold"
            >
              {formatEuros(worst.payment)}
            </text>
            <AxisBottom
              top={HEIGHT}
              scale={x}
              hideAxisLine
              hideTicks
              tickLength={4}
              tickValues={labelled.map(({ month }) => month)}
              tickFormat={(month) => (month === 1 ? yearText(1) : String(Math.ceil(month / 12)))}
              tickLabelProps={(month) => ({
                fontSize: 14,
                fontFamily: 'var(--font-texto)',
                className: 'fill-tinta-2',
                textAnchor: month === 1 ? 'start' : Math.ceil(month / 12) === last ? 'end' : 'middle',
                dx: month === 1 ? -bar / 2 : Math.ceil(month / 12) === last ? bar / 2 : 0,
              })}
            />
          </Group>
        </svg>
      )}
    </div>
  );
}
