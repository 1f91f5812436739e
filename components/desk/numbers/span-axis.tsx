import { AxisBottom } from '@visx/axis';
import type { scaleBand } from '@visx/scale';
import type { Span } from '@/lib/numbers/contract';
import type { Period } from '@/lib/numbers/period';
import { axisName } from './span-name';

export const HEIGHT = 190;
/** Of the amounts above the bars, and of the names below them. */
export const HEAD = 26;
export const FOOT = 30;
/** Room that a figure above a bar takes, in pixels. */
export const FIGURE_WIDTH = 44;
/** Below this width, in pixels, every third bar has a name. */
const NARROW = 560;

type Props = { scale: ReturnType<typeof scaleBand<string>>; spans: readonly Span[]; period: Period; width: number };

/** The names of weeks or months below their bars; the last one always has its own. */
export function SpanAxis({ scale, spans, period, width }: Props) {
  const step = width < NARROW ? 3 : 1;
  const named = spans.filter((_, index) => (spans.length - 1 - index) % step === 0).map(({ from }) => from);
  return (
    <AxisBottom
      top={HEIGHT}
      scale={scale}
      hideAxisLine
      hideTicks
      tickLength={4}
      tickValues={named}
      tickFormat={(from) => axisName(period, from)}
      tickLabelProps={{ className: 'fill-tinta-2 font-texto', fontSize: 13, textAnchor: 'middle' }}
    />
  );
}
