import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { PatternLines } from '@visx/pattern';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, BarRounded } from '@visx/shape';
import { useId } from 'react';
import { useWidth } from '@/components/shared/browser/use-width';
import type { YearOfPayments } from '@/lib/calculators/mortgage/mortgage-legs';
import { AXIS_HEIGHT, axisLabel, NARROW } from './chart-axis';

/** Width of the mark's label, in pixels. With less room on both sides it stands below the drawing. */
const LABEL_WIDTH = 420;

type YearBarsProps = {
  years: readonly YearOfPayments[];
  /** The first year with more principal than interest. */
  turn: number | undefined;
  texts: { year: (year: number) => string; turn: string };
};

/** The years with a label: the first, the last, and every fifth or tenth between them. */
function labelledYears(years: readonly YearOfPayments[], step: number): number[] {
  const last = years.length;
  return years
    .map(({ year }) => year)
    .filter((year) => year === 1 || year === last || (year % step === 0 && last - year >= step / 2));
}

/** Payments of each year as a bar. Interest is hatched, so that the parts differ without colour. */
export function YearBars({ years, turn, texts }: YearBarsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const id = useId();
  const narrow = width < NARROW;
  const height = narrow ? 200 : 300;
  const x = scaleBand({ domain: years.map(({ year }) => year), range: [0, width], paddingInner: 0.12 });
  const y = scaleLinear({ domain: [0, Math.max(...years.map(({ paid }) => paid))], range: [height, 0] });
  const bar = x.bandwidth();
  const marked = turn !== undefined && turn > 1 ? turn : undefined;
  const markAt = marked === undefined ? 0 : (x(marked) ?? 0);
  const beside = marked !== undefined && Math.max(markAt, width - markAt) >= LABEL_WIDTH;
  const last = years.length;
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${height + AXIS_HEIGHT * (beside ? 2 : 1)}`}
          aria-hidden="true"
          className="block h-auto w-full dibujo-bajo overflow-visible"
        >
          <PatternLines
            id={`${id}-lines`}
            width={8}
            height={8}
            orientation={['diagonal']}
            stroke="color-mix(in oklch, var(--color-tinta) 45%, transparent)"
            strokeWidth={1.25}
            background="var(--color-azafran)"
          />
          {years.map(({ year, paid, interest }) => {
            const shape = { x: x(year) ?? 0, width: bar, radius: bar / 2, top: true } as const;
            const whole = { ...shape, y: y(paid), height: height - y(paid) };
            return (
              <Group key={year}>
                <BarRounded {...whole} className="fill-cielo print:stroke-tinta" />
                <clipPath id={`${id}-${year}`}>
                  <BarRounded {...whole} />
                </clipPath>
                <Bar
                  x={shape.x}
                  y={y(interest)}
                  width={bar}
                  height={height - y(interest)}
                  fill={`url(#${id}-lines)`}
                  clipPath={`url(#${id}-${year})`}
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
            tickValues={labelledYears(years, narrow ? 10 : 5)}
            tickFormat={(year) => (year === 1 ? texts.year(year) : String(year))}
            tickLabelProps={(year) => ({
              ...axisLabel,
              textAnchor: year === 1 ? 'start' : year === last ? 'end' : 'middle',
              dx: year === 1 ? -bar / 2 : year === last ? bar / 2 : 0,
            })}
          />
          {beside && (
            <TurnMark
              left={markAt}
              top={height}
              before={markAt > width - markAt}
              year={texts.year(marked)}
              text={texts.turn}
            />
          )}
        </svg>
      )}
      {marked !== undefined && !beside && (
        <p className="text-nota">
          <b>{texts.year(marked)}</b>: <span>{texts.turn}</span>
        </p>
      )}
    </div>
  );
}

type TurnMarkProps = { left: number; top: number; before: boolean; year: string; text: string };

function TurnMark({ left, top, before, year, text }: TurnMarkProps) {
  return (
    <Group left={left} top={top}>
      <path d={`M0 2V${AXIS_HEIGHT * 2 - 4}`} className="stroke-papel stroke-[1.5] print:stroke-tinta" />
      <text
        x={before ? -10 : 10}
        y={AXIS_HEIGHT * 2 - 8}
        textAnchor={before ? 'end' : 'start'}
        fontSize={14}
        className="fill-papel print:fill-tinta"
      >
        <tspan fontWeight={700}>{year}</tspan>: <tspan>{text}</tspan>
      </text>
    </Group>
  );
}
