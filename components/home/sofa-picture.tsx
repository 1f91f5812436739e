'use client';

// Only its props travel in the page's data: rendered on the server alone, every path would be sent twice.

import { type Loan, totalInterest, yearlySchedule } from '@/lib/calculators/mortgage';
import { SofaBack, type SofaColours } from './sofa-back';
import { SofaBody } from './sofa-body';
import { mortgageChannels, mortgageCushions, narrowSofa, type SofaFrame, seatSpan, wideSofa } from './sofa-geometry';

/** What is written above a channel: a plain line, then a bold one that may end in plain words. */
export type YearNote = { year: number; plain: string; bold: string; after?: string; className?: string };

type SofaPictureProps = {
  size: 'wide' | 'narrow';
  loan: Loan;
  notes: readonly YearNote[];
  /** One line each, or more where the cushion is narrow. */
  capitalLabel: readonly string[];
  interestLabel: readonly string[];
  className: string;
};

const frames: Record<SofaPictureProps['size'], SofaFrame> = { wide: wideSofa, narrow: narrowSofa };

const colours: SofaColours = { capital: 'fill-mar', interest: 'fill-azafran' };

/**
 * The drawing scales with its width and the words on it must not: they lie in a second layer without a viewBox,
 * placed by percentages. Both are attributes, since no style attribute is served.
 */
export function SofaPicture(props: SofaPictureProps) {
  const { size, loan, notes, capitalLabel, interestLabel, className } = props;
  const frame = frames[size];
  const channels = mortgageChannels(frame, yearlySchedule(loan));
  const cushions = mortgageCushions(frame, loan.principal, totalInterest(loan));
  const seat = seatSpan(frame);
  const noted = notes.flatMap((note) => {
    const channel = channels.find(({ year }) => year === note.year);
    return channel ? [{ ...note, centre: channel.centre }] : [];
  });
  const across = (units: number) => `${((units / frame.width) * 100).toFixed(2)}%`;
  const seatRight = seat.left + seat.width;
  // A narrow cushion has no room to spare: its words stand in the middle.
  const [anchor, capitalX, interestX] =
    size === 'wide'
      ? (['start', seat.left + 22, cushions.interestLeft + 18] as const)
      : (['middle', (seat.left + cushions.interestLeft) / 2, (cushions.interestLeft + seatRight) / 2] as const);
  const seatMiddle = `${(((frame.seatTop + frame.seatBottom) / 2 / frame.height) * 100).toFixed(2)}%`;

  return (
    <div className={`relative ${className}`}>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" className="block h-auto w-full">
        <SofaBack channels={channels} colours={colours} />
        <path className={colours.capital} d={cushions.capital} />
        <path className={colours.interest} d={cushions.interest} />
        <SofaBody frame={frame} piping="stroke-mar" />
        {noted.map(({ year, centre, className }) => (
          <path key={year} className={`stroke-tinta stroke-[1.5] ${className ?? ''}`} d={tick(centre, frame)} />
        ))}
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {noted.map(({ year, plain, bold, after, centre, className }) => {
          // Past the middle the words stand to the left of their tick, so that they never leave the page.
          const toLeft = centre > frame.width * 0.6;
          const x = across(centre + (toLeft ? -9 : 9));
          return (
            <text
              key={year}
              textAnchor={toLeft ? 'end' : 'start'}
              className={`fill-tinta text-[0.875rem] md:max-lg:text-[0.8125rem] lg:text-nota max-[23.4rem]:-translate-y-1.5 md:max-lg:-translate-y-2 ${className ?? ''}`}
            >
              <tspan x={x} dy="1em">
                {plain}
              </tspan>
              <tspan x={x} dy="1.25em">
                <tspan className="font-bold">{bold}</tspan>
                {after && ` ${after}`}
              </tspan>
            </text>
          );
        })}
        <Label x={across(capitalX)} anchor={anchor} y={seatMiddle} lines={capitalLabel} className="fill-papel" />
        <Label x={across(interestX)} anchor={anchor} y={seatMiddle} lines={interestLabel} className="fill-tinta" />
      </svg>
    </div>
  );
}

function tick(centre: number, { backTop }: SofaFrame): string {
  return `M${centre.toFixed(1)} ${backTop - 4}v${8 - backTop}`;
}

type LabelProps = { x: string; y: string; anchor: 'start' | 'middle'; lines: readonly string[]; className: string };

function Label({ x, y, anchor, lines, className }: LabelProps) {
  const firstShift = 0.35 - (lines.length - 1) * 0.575;
  return (
    <text
      y={y}
      textAnchor={anchor}
      className={`font-texto text-[0.90625rem] font-bold max-[22.4rem]:text-[0.8125rem] md:font-titular md:text-[clamp(0.8125rem,1.5vw,1.3125rem)] md:tracking-[-0.02em] ${className}`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? `${firstShift}em` : '1.15em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
