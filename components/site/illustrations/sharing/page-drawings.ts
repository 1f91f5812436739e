import type { Drawing, Shape, Tone } from '@/components/shared/illustrations/drawing';
import { bar, cushion, path } from '@/components/shared/illustrations/shapes';
import { seatSpan } from '@/components/site/illustrations/sofa/sofa-frame';
import { lampSofa, mortgageChannels, mortgageCushions } from '@/components/site/illustrations/sofa/sofa-geometry';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { totalInterest, yearlySchedule } from '@/lib/calculators/mortgage/french-loan';
import { exampleMortgage } from '@/lib/site/home';

/** Two colours of a drawing, chosen for its background. */
type Paint = { first: Tone; second: Tone };

/** The left part of the example mortgage's sofa. */
export function sofa({ first, second }: Paint): Drawing {
  const { loan } = exampleMortgage;
  const { armTop, armWidth, width, height, baseTop, baseBottom } = lampSofa;
  const channels = mortgageChannels(lampSofa, yearlySchedule(loan));
  const cushions = mortgageCushions(lampSofa, loan.principal, totalInterest(loan));
  const seat = seatSpan(lampSofa);
  const arms = bar(0, armTop, armWidth, baseBottom) + bar(width - armWidth, armTop, armWidth, baseBottom);
  const base = path`M${seat.left} ${baseTop}h${seat.width}V${baseBottom}h${-seat.width}z`;
  const foot = (left: number) => path`M${left} ${baseBottom}h16l-4 ${height - baseBottom}h-8z`;
  // The picture starts at the top of the back.
  return {
    top: 190,
    width,
    height: height - 190,
    shapes: [
      { tone: second, d: channels.map(({ interest }) => interest).join('') + cushions.interest },
      { tone: first, d: channels.map(({ capital }) => capital).join('') + cushions.capital },
      { tone: 'tinta', d: arms + base + foot(36) + foot(width - 52) },
    ],
  };
}

/** Twenty years of saving at 5 %: contributions and interest. */
export function growth({ first, second }: Paint): Drawing {
  const { schedule, balance } = compoundInterest({
    capital: 0,
    contribution: 10_000,
    years: 20,
    annualRate: 0.05,
    periodsPerYear: 12,
  });
  const scale = 330 / balance;
  const bars = schedule.map(({ year, balance, contributed }) => {
    const left = (year - 1) * 32;
    const top = Math.min(340 - balance * scale, 340 - 14);
    return {
      whole: bar(left, top, 28, 340),
      own: rectangle(left, Math.max(340 - contributed * scale, top + 14), 28, 340),
    };
  });
  return {
    width: 640,
    height: 340,
    shapes: [
      { tone: second, d: bars.map(({ whole }) => whole).join('') },
      { tone: first, d: bars.map(({ own }) => own).join('') },
    ],
  };
}

/** `growth` under a low sun. */
export function sunset(paint: Paint): Drawing {
  const { shapes, ...size } = growth(paint);
  return { ...size, shapes: [{ tone: 'azafran', d: disc(130, 130, 84) }, ...shapes] };
}

/** Half a ring, divided into shares. */
export function halfRing(parts: readonly { share: number; tone: Tone }[]): Drawing {
  let from = 0;
  const shapes = parts.map(({ share, tone }): Shape => {
    const start = from;
    from += share;
    return { tone, d: ringPart(start, from), stroke: 110 };
  });
  return { width: 640, height: 320, shapes };
}

/** One bar a day, rising; every seventh is highlighted. */
export function days(count: number, { first, second }: Paint): Drawing {
  const pitch = 640 / count;
  const drawn = (seventh: boolean) =>
    Array.from({ length: count }, (_, day) => day)
      .filter((day) => (day % 7 === 6) === seventh)
      .map((day) => bar(day * pitch, 320 - 50 - (day * 260) / count, pitch - 5, 320))
      .join('');
  return {
    width: 640,
    height: 320,
    shapes: [
      { tone: first, d: drawn(false) },
      { tone: second, d: drawn(true) },
    ],
  };
}

/** People side by side, up to the right edge. */
export function people(tones: readonly Tone[]): Drawing {
  const pitch = Math.min(640 / tones.length, 190);
  const width = pitch - 12;
  const head = Math.min(width / 2.5, 54);
  return {
    width: 640,
    height: 320,
    shapes: tones.map((tone, index) => {
      const top = 2 * head + 16 + (index % 2) * 36;
      const left = 640 - (tones.length - index) * pitch;
      return { tone, d: bar(left, top, width, 320) + disc(left + width / 2, top - head - 8, head) };
    }),
  };
}

export function umbrella({ first, second }: Paint): Drawing {
  return {
    width: 640,
    height: 340,
    shapes: [
      { tone: first, d: path`M130 200a190 190 0 0 1 380 0z` },
      { tone: second, d: path`M320 10C262 56 250 130 250 200h140C390 130 378 56 320 10z` },
      { tone: 'tinta', d: path`M320 200V300`, stroke: 12 },
      {
        tone: 'tinta',
        d: [186, 250, 350, 414].map((left, index) => bar(left, 250 - (index % 2) * 20, 58, 340)).join(''),
      },
    ],
  };
}

/** Concentric layers. */
export function layers(tones: readonly Tone[]): Drawing {
  const step = 300 / (tones.length + 1);
  const rings = tones.map((tone, index): Shape => {
    const radius = 300 - index * step - step / 2;
    return { tone, d: path`M${320 - radius} 320a${radius} ${radius} 0 0 1 ${2 * radius} 0`, stroke: step - 10 };
  });
  return { width: 640, height: 320, shapes: [...rings, { tone: 'azafran', d: disc(320, 320 - 34, 34) }] };
}

/** `count` bars of the same height, one highlighted. */
export function pillars(count: number, chosen: number, { first, second }: Paint): Drawing {
  const pitch = 640 / count;
  const one = (index: number) => bar(index * pitch, index === chosen ? 20 : 70, pitch - 10, 320);
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => index !== chosen);
  return {
    width: 640,
    height: 320,
    shapes: [
      { tone: first, d: others.map(one).join('') },
      { tone: second, d: one(chosen) },
    ],
  };
}

/** Lines of text and a signature. */
export function writing({ first, second }: Paint): Drawing {
  const lines = [600, 640, 560, 620, 380];
  return {
    width: 640,
    height: 320,
    shapes: [
      {
        tone: first,
        d: lines.map((length, index) => cushion(640 - length, 20 + index * 44, length, 42 + index * 44, 10)).join(''),
      },
      { tone: second, d: path`M300 300c40 -70 70 -70 60 -20s30 40 60 0 50 -40 60 0 60 10 120 -10`, stroke: 10 },
    ],
  };
}

function rectangle(left: number, top: number, width: number, bottom: number): string {
  return path`M${left} ${top}h${width}V${bottom}h${-width}z`;
}

function disc(x: number, y: number, radius: number): string {
  return path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

function ringPart(from: number, to: number): string {
  const radius = 264;
  const point = (share: number) => ({
    x: 320 - radius * Math.cos(Math.PI * share),
    y: 320 - radius * Math.sin(Math.PI * share),
  });
  const [start, end] = [point(from + (from === 0 ? 0 : 0.005)), point(to)];
  return path`M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}
