import type { MadridDate } from '@/lib/shared/madrid-time';

/* What becomes of an hour that is wanted, judged minute by minute and without the product's code. Times are minutes of the clock in Madrid. */

export type Span = { date: MadridDate; from: number; to: number };

export type World = {
  now: { date: MadridDate; minute: number };
  rules: {
    weeklyHours: number[][];
    openHolidays: MadridDate[];
    /** Those that the firm has added. */
    localHolidays: MadridDate[];
    noticeHours: number;
    bufferMinutes: number;
    mostADay: number | null;
  };
  appointments: Span[];
  /** Over before its confirmation: it claims nothing. */
  overdue: Span[];
  blocks: Span[];
  busy: Span[];
};

/** Between Monday and Friday, in the months that the worlds are made of. */
export const HOLIDAYS = ['2026-04-02', '2026-04-03', '2026-05-01', '2026-11-02', '2026-11-09'];

/** Working days of the same months that the firm may close, one of them a Saturday. */
export const ADDABLE = ['2026-03-24', '2026-04-06', '2026-04-11', '2026-10-27', '2026-11-05'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Summer time is from 29 March to 25 October 2026. Before three o'clock in those two nights it is an hour off. */
export function instantOf(date: MadridDate, minute: number): number {
  const day = Date.parse(`${date}T00:00:00Z`) + Math.floor(minute / 1440) * DAY;
  const clock = new Date(day).toISOString().slice(0, 10);
  const offset = clock >= '2026-03-29' && clock < '2026-10-25' ? 2 : 1;
  return Date.parse(`${date}T00:00:00Z`) + minute * MINUTE - offset * 60 * MINUTE;
}

export function dayAfter(date: MadridDate, days: number): MadridDate {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

function weekdayOf(date: MadridDate): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}

const known = new WeakMap<Span, Set<number>>();

/** Every minute from the first to the last, as instants. */
function minutesOf(span: Span): Set<number> {
  const before = known.get(span);
  if (before) return before;
  const minutes = new Set<number>();
  for (let at = instantOf(span.date, span.from); at < instantOf(span.date, span.to); at += MINUTE) minutes.add(at);
  known.set(span, minutes);
  return minutes;
}

function share(one: Span, other: Span): boolean {
  const minutes = minutesOf(other);
  return [...minutesOf(one)].some((minute) => minutes.has(minute));
}

/** Minutes between the end of one and the beginning of the other; below 0 if they overlap. */
function distance(one: Span, other: Span): number {
  const after = instantOf(one.date, one.from) - instantOf(other.date, other.to);
  const before = instantOf(other.date, other.from) - instantOf(one.date, one.to);
  return Math.max(after, before) / MINUTE;
}

/** What never depends on others. */
function refusalOf({ now, rules }: World, { date, from, to }: Span): string | null {
  const first = now.date;
  const last = dayAfter(now.date, 30);
  if (date < first || last < date) return 'date-outside-window';
  if (weekdayOf(date) === 0 || weekdayOf(date) === 6) return 'date-on-weekend';
  const isHoliday = HOLIDAYS.includes(date) || rules.localHolidays.includes(date);
  if (isHoliday && !rules.openHolidays.includes(date)) return 'date-on-holiday';
  if (from < 9 * 60 || from > 17 * 60 || from % 60 !== 0 || to > 18 * 60) return 'time-not-offered';
  const worked = rules.weeklyHours[weekdayOf(date) - 1] ?? [];
  for (let minute = from; minute < to; minute += 1) {
    if (!worked.includes(Math.floor(minute / 60))) return 'time-not-offered';
  }
  const ahead = instantOf(date, from) - instantOf(now.date, now.minute);
  if (ahead <= 0) return 'time-past';
  return ahead < rules.noticeHours * 60 * MINUTE ? 'too-soon' : null;
}

/** Why a visitor does not get this hour; null: it is free. */
export function oracle(world: World, wanted: Span): string | null {
  const { rules, appointments, blocks, busy } = world;
  const refusal = refusalOf(world, wanted);
  if (refusal) return refusal;
  const ofDay = appointments.filter(({ date }) => date === wanted.date);
  if (rules.mostADay !== null && ofDay.length >= rules.mostADay) return 'day-full';
  if (blocks.some((block) => share(block, wanted))) return 'slot-blocked';
  if (busy.some((event) => share(event, wanted))) return 'slot-busy';
  if (appointments.some((other) => share(other, wanted))) return 'slot-taken';
  return ofDay.some((other) => distance(other, wanted) < rules.bufferMinutes) ? 'slot-too-close' : null;
}

/** The same for the firm itself, which only opened and added holidays, blocks and appointments concern. */
export function staffOracle(world: World, wanted: Span): string | null {
  const hours = [9, 10, 11, 12, 13, 14, 15, 16, 17];
  const rules = {
    ...world.rules,
    weeklyHours: [hours, hours, hours, hours, hours],
    noticeHours: 0,
    bufferMinutes: 0,
    mostADay: null,
  };
  return oracle({ ...world, rules, busy: [] }, wanted);
}
