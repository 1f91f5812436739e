import { type Loan, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import type { CushionLabels } from './cushion-labels';
import { SofaBack, type SofaColours } from './sofa-back';
import { SofaBody } from './sofa-body';
import { type SofaFrame, seatSpan } from './sofa-frame';
import { type Channel, mortgageCushions } from './sofa-geometry';
import type { PlacedNote } from './sofa-notes';

type SofaPictureProps = {
  frame: SofaFrame;
  loan: Loan;
  channels: readonly Channel[];
  notes: readonly PlacedNote[];
  labels: CushionLabels;
  still: boolean;
  /** Alignment of the cushion labels; a narrow cushion needs the middle. */
  labelled: 'left' | 'middle';
  className: string;
};

const colours: SofaColours = { capital: 'fill-mar', interest: 'fill-azafran' };

/**
 * The drawing scales with its width, its labels do not: they are a second SVG without a viewBox, positioned in percent by
 * attributes, because the content security policy allows no style attributes. Enlarged text has no room there.
 */
export function SofaPicture({ frame, loan, channels, notes, labels, still, labelled, className }: SofaPictureProps) {
  const cushions = mortgageCushions(frame, loan.principal, totalInterest(loan));
  const seat = seatSpan(frame);
  const seatRight = seat.left + seat.width;
  const across = (units: number) => `${((units / frame.width) * 100).toFixed(2)}%`;
  const [anchor, capitalX, interestX] =
    labelled === 'left'
      ? (['start', seat.left + 22, cushions.interestLeft + 18] as const)
      : (['middle', (seat.left + cushions.interestLeft) / 2, (cushions.interestLeft + seatRight) / 2] as const);
  const seatMiddle = `${(((frame.seatTop + frame.seatBottom) / 2 / frame.height) * 100).toFixed(2)}%`;

  return (
    <div className={`relative ${className}`}>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" className="block h-auto w-full">
        <SofaBack channels={channels} colours={colours} still={still} />
        <path className={colours.capital} d={cushions.capital} />
        <path className={colours.interest} d={cushions.interest} />
        <SofaBody frame={frame} piping="stroke-mar" />
        {notes.map(
          ({ year, tick, className }) =>
            tick !== null && (
              <path
                key={year}
                className={`stroke-tinta stroke-[1.5] ${className ?? ''}`}
                d={`M${tick.toFixed(1)} ${frame.backTop - 4}v${8 - frame.backTop}`}
              />
            ),
        )}
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible @max-[17rem]:hidden">
        {notes.map((note) => (
          <Note key={note.year} note={note} x={across(note.x)} />
        ))}
        <Label x={across(capitalX)} anchor={anchor} y={seatMiddle} lines={labels.capital} className="fill-papel" />
        <Label x={across(interestX)} anchor={anchor} y={seatMiddle} lines={labels.interest} className="fill-tinta" />
      </svg>
    </div>
  );
}

function Note({ note: { plain, bold, after, anchor, className }, x }: { note: PlacedNote; x: string }) {
  return (
    <text
      textAnchor={anchor}
      className={`fill-tinta text-[0.875rem] md:max-lg:text-[0.8125rem] lg:text-nota max-[23.4rem]:-translate-y-1.5 md:max-lg:-translate-y-2 ${className ?? ''}`}
    >
      <tspan x={x} dy="1em">
        {plain}
      </tspan>
      <tspan x={x} dy="1.25em">
        <tspan className="font-bold">{bold}</tspan>
        {after && <tspan>{` ${after}`}</tspan>}
      </tspan>
    </text>
  );
}

type LabelProps = { x: string; y: string; anchor: 'start' | 'middle'; lines: readonly string[]; className: string };

function Label({ x, y, anchor, lines, className }: LabelProps) {
  const firstShift = 0.35 - (lines.length - 1) * 0.575;
  return (
    <text
      y={y}
      textAnchor={anchor}
      className={`font-texto text-nota font-bold max-[22.4rem]:text-[0.8125rem] md:font-titular md:text-[clamp(0.8125rem,1.5vw,1.3125rem)] md:tracking-leve ${className}`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? `${firstShift.toFixed(3)}em` : '1.15em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
