'use client';

import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { PatternLines } from '@visx/pattern';
import { scaleBand, scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, Bar, BarRounded, LinePath } from '@visx/shape';
import type { YearOfPayments } from '@/lib/calculators/mortgage-legs';
import type { RateScenario } from '@/lib/calculators/mortgage-scenarios';
import { useWidth } from '../shell/use-width';

type Texts = { year: (year: number) => string; turn: string; middle: string };

// Lines over saffron: capital and interest differ without colour too.
const INTEREST = 'lineas-de-intereses';
const AXIS = 26;
const label = { fontSize: 14, fontFamily: 'var(--font-texto)', className: 'fill-bruma print:fill-tinta' } as const;

/** The years that have room for their number: the first, the last, and every fifth or tenth between them. */
function labelledYears(years: readonly YearOfPayments[], width: number): number[] {
  const step = width < 480 ? 10 : 5;
  const last = years.length;
  return years
    .map(({ year }) => year)
    .filter((year) => year === 1 || year === last || (year % step === 0 && last - year >= step / 2));
}

/** A bar a year, as high as what is paid in it, interest at its foot. */
export function YearBars({
  years,
  turn,
  texts,
}: {
  years: readonly YearOfPayments[];
  turn: number | undefined;
  texts: Texts;
}) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const height = width < 480 ? 200 : 300;
  const x = scaleBand({ domain: years.map(({ year }) => year), range: [0, width], paddingInner: 0.12 });
  const highest = Math.max(...years.map(({ paid }) => paid));
  const y = scaleLinear({ domain: [0, highest], range: [height, 0] });
  const bar = x.bandwidth();
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height + AXIS}`}
          className="block h-auto w-full overflow-visible"
        >
          <PatternLines
            id={INTEREST}
            width={7}
            height={7}
            orientation={['diagonal']}
            stroke="var(--color-tinta)"
            strokeWidth={1.25}
            background="var(--color-azafran)"
          />
          {years.map(({ year, paid, interest }) => {
            const left = x(year) ?? 0;
            const split = y(interest);
            return (
              <Group key={year}>
                <BarRounded
                  x={left}
                  y={y(paid)}
                  width={bar}
                  height={Math.max(0, height - y(paid))}
                  radius={bar / 2}
                  top
                  className="fill-cielo print:stroke-tinta"
                />
                <clipPath id={`ano-${year}`}>
                  <BarRounded
                    x={left}
                    y={y(paid)}
                    width={bar}
                    height={Math.max(0, height - y(paid))}
                    radius={bar / 2}
                    top
                  />
                </clipPath>
                <Bar
                  x={left}
                  y={split}
                  width={bar}
                  height={Math.max(0, height - split)}
                  fill={`url(#${INTEREST})`}
                  clipPath={`url(#ano-${year})`}
                />
              </Group>
            );
          })}
          <AxisBottom
            top={height}
            scale={x}
            hideAxisLine
            hideTicks
            tickLength={4}
            tickValues={labelledYears(years, width)}
            tickFormat={(year) => (year === 1 ? texts.year(year) : String(year))}
            tickLabelProps={(year) => ({
              ...label,
              textAnchor: year === 1 ? 'start' : year === years.length ? 'end' : 'middle',
              dx: year === 1 ? -bar / 2 : year === years.length ? bar / 2 : 0,
            })}
          />
        </svg>
      )}
      {turn !== undefined && turn > 1 && (
        <p className="text-nota">
          <b>{texts.year(turn)}</b>: {texts.turn}
        </p>
      )}
    </div>
  );
}

type BalanceAreaProps = { years: readonly YearOfPayments[]; principal: number; texts: Texts };

/** The debt from the first day to the last, to the scale of the loan. */
export function BalanceArea({ years, principal, texts }: BalanceAreaProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const height = 110;
  const points = [{ year: 0, balance: principal }, ...years];
  const x = scalePoint({ domain: points.map(({ year }) => year), range: [0, width] });
  const y = scaleLinear({ domain: [0, principal], range: [height, 0] });
  const across = ({ year }: { year: number }) => x(year) ?? 0;
  const down = ({ balance }: { balance: number }) => y(balance);
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full overflow-visible">
          <AreaClosed data={points} x={across} y={down} yScale={y} className="fill-cielo" />
          <LinePath
            data={points}
            x={across}
            y={down}
            className="fill-none stroke-azafran stroke-3 print:stroke-tinta"
          />
        </svg>
      )}
      <p className="mt-2 flex justify-between text-nota text-bruma print:text-tinta">
        <span>{texts.year(1)}</span>
        <span>{texts.middle}</span>
        <span>{texts.year(years.length)}</span>
      </p>
    </div>
  );
}

type NamedScenario = RateScenario & { name: string; amount: string };

/** The instalment of each scenario, from 0, with its amount above it. */
export function ScenarioBars({ scenarios }: { scenarios: readonly NamedScenario[] }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const height = 150;
  const head = 28;
  const x = scaleBand({ domain: scenarios.map(({ name }) => name), range: [0, width], paddingInner: 0.08 });
  const y = scaleLinear({ domain: [0, Math.max(...scenarios.map(({ payment }) => payment))], range: [height, 0] });
  const bar = x.bandwidth();
  const fontSize = width < 480 ? 13 : 20;
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${head + height + AXIS}`}
          className="block h-auto w-full overflow-visible"
        >
          <Group top={head}>
            {scenarios.map(({ points, name, payment, amount }) => (
              <Group key={points} left={x(name) ?? 0}>
                <BarRounded
                  x={0}
                  y={y(payment)}
                  width={bar}
                  height={Math.max(0, height - y(payment))}
                  radius={Math.min(14, bar / 2)}
                  top
                  className={points === 0 ? 'fill-papel print:stroke-tinta' : 'fill-cielo print:stroke-tinta'}
                />
                <text
                  x={bar / 2}
                  y={y(payment) - 8}
                  textAnchor="middle"
                  fontSize={fontSize}
                  className="fill-papel font-titular font-bold print:fill-tinta"
                >
                  {amount}
                </text>
              </Group>
            ))}
            <AxisBottom
              top={height}
              scale={x}
              hideAxisLine
              hideTicks
              tickLength={4}
              tickLabelProps={{ ...label, fontSize: width < 480 ? 11.5 : 14, textAnchor: 'middle' }}
            />
          </Group>
        </svg>
      )}
    </div>
  );
}
