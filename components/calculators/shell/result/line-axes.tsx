import { AxisBottom, AxisLeft } from '@visx/axis';
import type { scaleLinear } from '@visx/scale';

type Scale = ReturnType<typeof scaleLinear<number>>;

type LineAxesProps = {
  x: Scale;
  y: Scale;
  /** Where the drawing begins and ends, in pixels. */
  left: number;
  bottom: number;
  ticks: { numTicks?: number; tickValues?: number[]; tickFormat?: (value: unknown, index: number) => string };
};

export const letters = 'fill-current font-texto text-nota';

const compact = new Intl.NumberFormat('es-ES', { notation: 'compact', maximumSignificantDigits: 3 });

/** Euros on the left, of cents, and the months or years below. */
export function LineAxes({ x, y, left, bottom, ticks }: LineAxesProps) {
  return (
    <>
      <AxisLeft
        scale={y}
        left={left - 6}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => `${compact.format(Number(value) / 100)}\u00a0€`}
        tickLabelProps={{ className: letters, textAnchor: 'end', dx: 0, dy: '0.33em', fill: 'currentColor' }}
      />
      <AxisBottom
        scale={x}
        top={bottom}
        stroke="currentColor"
        hideTicks
        tickFormat={(value) => String(value)}
        tickLabelProps={{ className: letters, textAnchor: 'middle', dy: '0.6em', fill: 'currentColor' }}
        {...ticks}
      />
    </>
  );
}
