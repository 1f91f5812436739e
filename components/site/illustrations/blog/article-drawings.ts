import type { Drawing, Shape, Tone } from '@/components/shared/illustrations/drawing';
import { bar, path } from '@/components/shared/illustrations/shapes';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import type { ArticlePicture } from '@/lib/site/articles/article';
import { falls, riseToRecover } from '@/lib/site/articles/falls-and-rises';
import { irregularYear } from '@/lib/site/articles/irregular-year';

const WIDTH = 640;
const HEIGHT = 320;

/** The drawing of each article, computed from the figures in its text. */
export const articleDrawings: Record<ArticlePicture, Drawing> = {
  'savings-of-a-life': { width: WIDTH, height: HEIGHT, shapes: savingsOfALife() },
  'irregular-year': { width: WIDTH, height: HEIGHT, shapes: irregularMonths() },
  'falls-and-rises': { width: WIDTH, height: HEIGHT, shapes: fallsAndRises() },
};

/** 32 years at 200 € a month and 3 %: contributions below, interest above. */
function savingsOfALife(): Shape[] {
  const { schedule, balance } = compoundInterest({
    capital: 0,
    contribution: 20_000,
    years: 32,
    annualRate: 0.03,
    periodsPerYear: 12,
  });
  const pitch = WIDTH / schedule.length;
  const width = pitch - 4;
  const scale = (HEIGHT - 8) / balance;
  const columns = schedule.map(({ year, contributed, balance }) => {
    const left = (year - 1) * pitch;
    // A channel is at least as high as its arch.
    const top = HEIGHT - Math.max(balance * scale, width);
    return { left, top, split: Math.max(HEIGHT - contributed * scale, top + width / 2) };
  });
  return [
    { tone: 'azafran', d: columns.map(({ left, top }) => bar(left, top, width, HEIGHT)).join('') },
    { tone: 'mar', d: columns.map(({ left, split }) => block(left, split, width, HEIGHT)).join('') },
  ];
}

/** Bills of each month; the line is their average. */
function irregularMonths(): Shape[] {
  const pitch = (WIDTH + 10) / irregularYear.length;
  const width = pitch - 10;
  const most = Math.max(...irregularYear.map(({ amount }) => amount));
  const scale = (HEIGHT - 8) / most;
  const average = irregularYear.reduce((sum, { amount }) => sum + amount, 0) / irregularYear.length;
  const bars = irregularYear.map(({ amount }, index) => {
    const left = index * pitch;
    const height = amount * scale;
    if (height === 0) return '';
    return height < width / 2 ? block(left, HEIGHT - height, width, HEIGHT) : bar(left, HEIGHT - height, width, HEIGHT);
  });
  return [
    { tone: 'tinta', d: bars.join('') },
    { tone: 'azafran', d: path`M0 ${HEIGHT - average * scale}h${WIDTH}`, stroke: 8 },
  ];
}

/** Losses below the line and the gains needed to recover above it, to one scale. */
function fallsAndRises(): Shape[] {
  const pitch = (WIDTH + 28) / falls.length;
  const width = (pitch - 28 - 6) / 2;
  const deepest = Math.max(...falls);
  const highest = riseToRecover(deepest);
  const scale = (HEIGHT - 8) / (deepest + highest);
  const line = HEIGHT - deepest * scale;
  const draw = (tone: Tone, shape: (left: number, fall: number) => string): Shape => ({
    tone,
    d: falls.map((fall, index) => shape(index * pitch, fall)).join(''),
  });
  return [
    draw('papel', (left, fall) => hanging(left, line, width, line + fall * scale)),
    draw('tinta', (left, fall) => column(left + width + 6, line - riseToRecover(fall) * scale, width, line)),
  ];
}

function block(left: number, top: number, width: number, bottom: number): string {
  return path`M${left} ${top}h${width}V${bottom}h${-width}z`;
}

/** A bar, or a plain block when lower than the arch. */
function column(left: number, top: number, width: number, bottom: number): string {
  return bottom - top < width / 2 ? block(left, top, width, bottom) : bar(left, top, width, bottom);
}

/** A bar upside down. */
function hanging(left: number, top: number, width: number, bottom: number): string {
  if (bottom - top < width / 2) return block(left, top, width, bottom);
  const radius = width / 2;
  return path`M${left} ${top}V${bottom - radius}a${radius} ${radius} 0 0 0 ${width} 0V${top}z`;
}
