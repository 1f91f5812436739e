import { bar, cushion, path } from '@/components/shared/illustrations/shapes';
import type { ScheduleYear } from '@/lib/calculators/mortgage/french-loan';
import { channelSpans, type SofaFrame, seatSpan } from './sofa-frame';

export const wideSofa: SofaFrame = {
  width: 1200,
  height: 327.2,
  armWidth: 108,
  armTop: 128,
  armGap: 8,
  channelGap: 4,
  backTop: 52,
  backBottom: 210,
  seatTop: 216.4,
  seatBottom: 278.4,
  seatRadius: 18.6,
  baseTop: 283.2,
  baseBottom: 309.2,
  legWidth: 14.4,
};

export const narrowSofa: SofaFrame = {
  width: 350,
  height: 275.6,
  armWidth: 40,
  armTop: 112,
  armGap: 4,
  channelGap: 2,
  backTop: 42,
  backBottom: 188,
  seatTop: 191.2,
  seatBottom: 245.2,
  seatRadius: 16.2,
  baseTop: 247.6,
  baseBottom: 264.6,
  legWidth: 8.8,
};

export const lampSofa: SofaFrame = {
  width: 900,
  height: 503.2,
  armWidth: 104,
  armTop: 262,
  armGap: 8,
  channelGap: 4,
  backTop: 196,
  backBottom: 366,
  seatTop: 372.4,
  seatBottom: 446.4,
  seatRadius: 22.2,
  baseTop: 451.2,
  baseBottom: 481.2,
  legWidth: 17.6,
};

export type Channel = { year: number; centre: number; capital: string; interest: string };

// Overlap of neighbouring fills, against hairlines between them.
const OVERLAP = 0.8;

/** One channel a year of instalments: interest from the seat up, principal above it. */
export function mortgageChannels(frame: SofaFrame, schedule: readonly ScheduleYear[]): Channel[] {
  const { backTop, backBottom } = frame;
  const spans = channelSpans(frame, schedule.length);
  return schedule.flatMap(({ year, interest, principal }, index) => {
    const span = spans[index];
    if (!span) return [];
    const { left, width } = span;
    const radius = width / 2;
    const share = interest / (interest + principal);
    const split = backBottom - (backBottom - backTop) * share;
    const depth = split - backTop;
    if (depth >= radius) {
      const capital = bar(left, backTop, width, split + OVERLAP);
      return {
        year,
        centre: left + radius,
        capital,
        interest: path`M${left} ${split}h${width}V${backBottom}h${-width}z`,
      };
    }
    // The border lies within the arch: principal is the segment above a chord.
    const half = Math.sqrt(radius ** 2 - (radius - depth) ** 2);
    const capital = path`M${left + radius - half} ${split}A${radius} ${radius} 0 0 1 ${left + radius + half} ${split}z`;
    return { year, centre: left + radius, capital, interest: bar(left, backTop, width, backBottom) };
  });
}

type Cushions = { capital: string; interest: string; interestLeft: number };

/** The seat as two cushions, proportional to principal and interest. */
export function mortgageCushions(frame: SofaFrame, principal: number, interest: number): Cushions {
  const { left, width } = seatSpan(frame);
  const { seatTop, seatBottom, seatRadius, channelGap } = frame;
  const capitalWidth = ((width - channelGap) * principal) / (principal + interest);
  const interestLeft = left + capitalWidth + channelGap;
  return {
    capital: cushion(left, seatTop, capitalWidth, seatBottom, seatRadius),
    interest: cushion(interestLeft, seatTop, left + width - interestLeft, seatBottom, seatRadius),
    interestLeft,
  };
}
