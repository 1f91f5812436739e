import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { useWidth } from '@/components/shared/browser/use-width';
import type { RateScenario } from '@/lib/calculators/mortgage/mortgage-scenarios';
import { AXIS_HEIGHT, axisLabel, NARROW } from './chart-axis';

const HEIGHT = 150;
/** Height reserved for the amounts above the bars, in pixels. */
const HEAD = 28;

/** The instalment of each scenario; the current rate's bar is white. */
export function ScenarioBars({
  scenarios,
}: {
  scenarios: readonly (RateScenario & { name: string; amount: string })[];
}) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const x = scaleBand({ domain: scenarios.map(({ name }) => name), range: [0, width], paddingInner: 0.08 });
  const y = scaleLinear({ domain: [0, Math.max(...scenarios.map(({ payment }) => payment))], range: [HEIGHT, 0] });
  const bar = x.bandwidth();
  const narrow = width < NARROW;
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEAD + HEIGHT + AXIS_HEIGHT}`}
          aria-hidden="true"
          className="block h-auto w-full dibujo-medio overflow-visible"
        >
          <Group top={HEAD}>
            {scenarios.map(({ points, name, payment, amount }) => (
              <Group key={points} left={x(name) ?? 0}>
                <BarRounded
                  x={0}
                  y={y(payment)}
                  width={bar}
                  height={HEIGHT - y(payment)}
                  radius={Math.min(14, bar / 2)}
                  top
                  className={points === 0 ? 'fill-papel print:stroke-tinta' : 'fill-cielo print:stroke-tinta'}
                />
                <text
                  x={bar / 2}
                  y={y(payment) - 8}
                  textAnchor="middle"
                  fontSize={narrow ? 13 : 20}
                  className="fill-papel font-titular font-bold print:fill-tinta"
                >
                  {amount}
                </text>
              </Group>
            ))}
            <AxisBottom
              top={HEIGHT}
              scale={x}
              hideAxisLine
              hideTicks
              tickLength={4}
              tickLabelProps={{ ...axisLabel, fontSize: narrow ? 11.5 : 14, textAnchor: 'middle' }}
            />
          </Group>
        </svg>
      )}
    </div>
  );
}
