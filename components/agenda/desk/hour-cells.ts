import type { AgendaAnswer } from '@/lib/agenda/agenda/find-agenda';
import { STARTS } from '@/lib/agenda/opening-hours';
import { addMadridDays, type MadridDate, madridInstant, weekday } from '@/lib/shared/madrid-time';

export type Appointment = AgendaAnswer['appointments'][number];
export type Hold = AgendaAnswer['holds'][number];
export type Block = AgendaAnswer['blocks'][number];
type Busy = AgendaAnswer['busy'][number];
export type AgendaDay = AgendaAnswer['days'][number];

/** What stands in an hour. `isFirst`: it begins in this one. */
export type HourItem =
  | { kind: 'appointment'; item: Appointment; isFirst: boolean }
  | { kind: 'hold'; item: Hold; isFirst: boolean }
  | { kind: 'block'; item: Block; isFirst: boolean }
  | { kind: 'busy'; item: Busy; isFirst: boolean };

/** `closed`: the rules or a holiday close it. An hour with items is `taken`, also if it is past. */
export type HourCell = {
  date: MadridDate;
  hour: number;
  /** It has begun. */
  isPast: boolean;
  state: 'free' | 'past' | 'closed' | 'taken';
  items: HourItem[];
};

export const HOURS: readonly number[] = STARTS.map((time) => Number(time.slice(0, 2)));

/** "09:00" */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The nine hours of a day, in their order. */
export function hourCells(day: AgendaDay, agenda: AgendaAnswer): HourCell[] {
  return HOURS.map((hour) => hourCell(day, hour, agenda));
}

function hourCell({ date, worked }: AgendaDay, hour: number, agenda: AgendaAnswer): HourCell {
  const [from, to] = [madridInstant(date, hourText(hour)), madridInstant(date, hourText(hour + 1))];
  const isHere = (span: { startsAt: string; endsAt: string }) =>
    new Date(span.startsAt) < to && from < new Date(span.endsAt);
  const isFirst = (span: { startsAt: string }) => hour === HOURS[0] || new Date(span.startsAt) >= from;
  const items: HourItem[] = [
    ...agenda.appointments
      .filter(isHere)
      .map((item) => ({ kind: 'appointment' as const, item, isFirst: isFirst(item) })),
    ...agenda.holds.filter(isHere).map((item) => ({ kind: 'hold' as const, item, isFirst: isFirst(item) })),
    ...agenda.blocks.filter(isHere).map((item) => ({ kind: 'block' as const, item, isFirst: isFirst(item) })),
    ...agenda.busy.filter(isHere).map((item) => ({ kind: 'busy' as const, item, isFirst: isFirst(item) })),
  ];
  const isPast = from <= new Date(agenda.now);
  return { date, hour, items, isPast, state: stateOf(items, worked.includes(hour), isPast) };
}

function stateOf(items: HourItem[], isWorked: boolean, isPast: boolean): HourCell['state'] {
  if (items.length > 0) return 'taken';
  if (!isWorked) return 'closed';
  return isPast ? 'past' : 'free';
}

/** Monday and Friday of the week of this day; at a weekend of the next one. */
export function workingWeek(date: MadridDate): { from: MadridDate; to: MadridDate } {
  const day = weekday(date);
  const from = addMadridDays(date, day > 5 ? 8 - day : 1 - day);
  return { from, to: addMadridDays(from, 4) };
}

/** The working day so many weeks or days on: weekends are left out. */
export function stepFrom(date: MadridDate, view: 'week' | 'day', direction: 1 | -1): MadridDate {
  if (view === 'week') return addMadridDays(workingWeek(date).from, 7 * direction);
  const next = addMadridDays(date, direction);
  const day = weekday(next);
  if (day <= 5) return next;
  return addMadridDays(next, direction === 1 ? 8 - day : 5 - day);
}

/** From `anchor` towards `target`, as far as every hour is free. Indices of a day's cells. */
export function freeSpan(cells: readonly HourCell[], anchor: number, target: number): { from: number; to: number } {
  const step = target < anchor ? -1 : 1;
  let reached = anchor;
  while (reached !== target && cells[reached + step]?.state === 'free') reached += step;
  return { from: Math.min(anchor, reached), to: Math.max(anchor, reached) };
}
