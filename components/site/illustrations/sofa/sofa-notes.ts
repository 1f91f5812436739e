import { firstYearOfMorePrincipal, type ScheduleYear } from '@/lib/calculators/mortgage/french-loan';
import { wholeEuros } from '@/lib/shared/money';
import { livingMortgage as texts } from '@/lib/site/living-mortgage';
import { type Channel, narrowSofa, wideSofa } from './sofa-geometry';

/** A label above a channel: a plain line, then a bold one with an optional plain ending. */
type YearNote = { year: number; plain: string; bold: string; after?: string; className?: string };
/** A label right of its tick, left of it, or in the middle without a tick where neither side has room. */
export type PlacedNote = YearNote & { x: number; anchor: 'start' | 'end' | 'middle'; tick: number | null };

// Gap between a tick and its label, in viewBox units.
const TICK_GAP = 9;

/** Widths of the labels at the smallest scale, in viewBox units. */
const FIRST_WIDTH = 175;
const LAST_WIDTH = 205;
const TURN_WIDTH = 385;
const NARROW_TURN_WIDTH = 236;

type Span = { from: number; to: number };

function place(note: YearNote, centre: number, width: number, within: number): PlacedNote & { span: Span } {
  if (centre + TICK_GAP + width <= within) {
    const x = centre + TICK_GAP;
    return { ...note, x, anchor: 'start', tick: centre, span: { from: centre, to: x + width } };
  }
  if (centre - TICK_GAP - width >= 0) {
    const x = centre - TICK_GAP;
    return { ...note, x, anchor: 'end', tick: centre, span: { from: x - width, to: centre } };
  }
  const x = Math.min(Math.max(centre, width / 2), within - width / 2);
  return { ...note, x, anchor: 'middle', tick: null, span: { from: x - width / 2, to: x + width / 2 } };
}

const apart = (one: Span, other: Span) => one.to < other.from || other.to < one.from;

function centreOf(channels: readonly Channel[], year: number): number {
  return channels.find((channel) => channel.year === year)?.centre ?? 0;
}

/** Labels of the first and the last year, unless they overlap the one between them. */
export function wideNotes(schedule: readonly ScheduleYear[], channels: readonly Channel[]): PlacedNote[] {
  const first = schedule[0];
  const last = schedule.at(-1);
  const turn = firstYearOfMorePrincipal(schedule);
  if (!first || !last || !turn) return [];
  const edge = ({ year, interest }: ScheduleYear, width: number, className?: string) =>
    place(
      {
        year,
        plain: texts.year(year),
        bold: wholeEuros(interest),
        after: texts.ofInterest,
        ...(className && { className }),
      },
      centreOf(channels, year),
      width,
      wideSofa.width - wideSofa.armWidth,
    );
  const middle = place(
    { year: turn.year, plain: texts.year(turn.year), bold: turn === first ? texts.turnAtOnce : texts.turn },
    centreOf(channels, turn.year),
    TURN_WIDTH,
    wideSofa.width,
  );
  const edges = [edge(first, FIRST_WIDTH, 'max-lg:hidden'), edge(last, LAST_WIDTH)].filter(
    ({ year, span }) => year !== turn.year && apart(span, middle.span),
  );
  return [middle, ...edges];
}

export function narrowNotes(schedule: readonly ScheduleYear[], channels: readonly Channel[]): PlacedNote[] {
  const turn = firstYearOfMorePrincipal(schedule);
  if (!turn) return [];
  const plain = turn === schedule[0] ? texts.turnAtOnceShortPlain : texts.turnShortPlain(turn.year);
  const note = { year: turn.year, plain, bold: texts.turnShortBold };
  return [place(note, centreOf(channels, turn.year), NARROW_TURN_WIDTH, narrowSofa.width)];
}
