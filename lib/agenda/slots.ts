import { addHours, addMinutes } from 'date-fns';
import { addMadridDays, isWeekend, type MadridDate, type MadridTime, madridInstant } from '@/lib/shared/madrid-time';
import { bookingWindow } from './booking-window';
import { type Claim, type Obstacle, obstacleTo } from './obstacles/obstacle';
import { LAST_END_HOUR, STARTS } from './opening-hours';
import { closingHoliday, DEFAULT_RULES, isWorked, type SchedulingRules } from './rules/scheduling-rules';

type SlotStatus = 'free' | 'booked' | 'past';
export type Slot = { time: MadridTime; status: SlotStatus };
/** `holiday` is the name of the one that closes the day. `isAway`: time off leaves none of the hours to come. */
export type Day = { date: MadridDate; slots: Slot[]; holiday?: string | undefined; isAway?: boolean | undefined };
export type Interval = { startsAt: Date; endsAt: Date };
export type SlotRefusal =
  | 'date-outside-window'
  | 'date-on-weekend'
  | 'date-on-holiday'
  | 'time-not-offered'
  | 'time-past'
  | 'too-soon';

/** Half-open [start, end) as instants. Duration in minutes. */
export function slotInterval(date: MadridDate, time: MadridTime, duration: number): Interval {
  const startsAt = startOf(date, time);
  return { startsAt, endsAt: addMinutes(startsAt, duration) };
}

/** The starts from which an appointment of this many minutes ends by closing time. */
export function startsFor(duration: number): MadridTime[] {
  return STARTS.filter((time) => Number(time.slice(0, 2)) * 60 + duration <= LAST_END_HOUR * 60);
}

type OpenHours = Pick<SchedulingRules, 'weeklyHours' | 'openHolidays' | 'localHolidays'>;

// Starts, and midnight in Madrid, are on the hour: a count holds until the next one. Each claim asks for it.
let lastCount = { of: '', hours: 0 };

/** The starts of the booking window that are worked and not past: all that can be claimed, if nothing is. Time off counts as claimed. */
export function bookableHours(now: Date, { weeklyHours, openHolidays, localHolidays }: OpenHours): number {
  const open = { weeklyHours, openHolidays, localHolidays };
  const of = JSON.stringify([Math.floor(now.getTime() / 3_600_000), open]);
  if (lastCount.of !== of) lastCount = { of, hours: countBookableHours(now, open) };
  return lastCount.hours;
}

function countBookableHours(now: Date, rules: OpenHours): number {
  const { first, last } = bookingWindow(now);
  let hours = 0;
  for (let date = first; date <= last; date = addMadridDays(date, 1)) {
    if (isWeekend(date) || closingHoliday(date, rules) !== null) continue;
    const worked = STARTS.filter((time) => isWorked(date, time, 60, rules));
    hours += date === first ? startsOn(date, worked).filter(({ startsAt }) => startsAt > now).length : worked.length;
  }
  return hours;
}

/** How many of them an appointment of this many minutes takes: starts are whole hours. */
export function hoursTaken(duration: number): number {
  return Math.ceil(duration / 60);
}

/** Why this hour is never bookable, or null. Existing bookings do not count here: only the database decides on those. */
export function slotRefusal(
  date: MadridDate,
  time: MadridTime,
  duration: number,
  now: Date,
  rules = DEFAULT_RULES,
): SlotRefusal | null {
  const { first, last } = bookingWindow(now);
  if (date < first || date > last) return 'date-outside-window';
  if (isWeekend(date)) return 'date-on-weekend';
  if (closingHoliday(date, rules) !== null) return 'date-on-holiday';
  if (!startsFor(duration).includes(time) || !isWorked(date, time, duration, rules)) return 'time-not-offered';
  if (date === first && startOf(date, time) <= now) return 'time-past';
  return rules.noticeHours > 0 && startOf(date, time) < addHours(now, rules.noticeHours) ? 'too-soon' : null;
}

/**
 * Both days included. A start that is past, or too soon to be claimed, is `past` even if it was booked. Weekends, holidays, hours that
 * are not worked and days outside the booking window have no slots.
 */
export function slotsByDay(
  period: { start: MadridDate; end: MadridDate },
  duration: number,
  now: Date,
  claims: readonly Claim[],
  rules = DEFAULT_RULES,
): Day[] {
  const { first, last } = bookingWindow(now);
  const days: Day[] = [];
  for (let date = period.start; date <= period.end; date = addMadridDays(date, 1)) {
    const offered = first <= date && date <= last && !isWeekend(date);
    const holiday = offered ? closingHoliday(date, rules) : null;
    if (holiday) days.push({ date, slots: [], holiday });
    else days.push(offered ? offeredDay(date, duration, now, claims, rules) : { date, slots: [] });
  }
  return days;
}

// A conversion costs thirty microseconds, and a page of hours needs one for each of its days.
const noons = new Map<MadridDate, Date>();
const REMEMBERED_DAYS = 100;

function noonOf(date: MadridDate): Date {
  const known = noons.get(date);
  if (known) return known;
  if (noons.size === REMEMBERED_DAYS) noons.clear();
  const noon = madridInstant(date, '12:00');
  noons.set(date, noon);
  return noon;
}

/** Clocks change at night: within office hours the distance from noon is exact. */
function startOf(date: MadridDate, time: MadridTime): Date {
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3))];
  return addMinutes(noonOf(date), (hours - 12) * 60 + minutes);
}

function startsOn(date: MadridDate, times: readonly MadridTime[]): { time: MadridTime; startsAt: Date }[] {
  return times.map((time) => ({ time, startsAt: startOf(date, time) }));
}

function offeredDay(
  date: MadridDate,
  duration: number,
  now: Date,
  claims: readonly Claim[],
  rules: SchedulingRules,
): Day {
  const worked = startsFor(duration).filter((time) => isWorked(date, time, duration, rules));
  const ofDay = claimsOn(date, claims);
  const earliest = addHours(now, rules.noticeHours);
  const obstacles: (Obstacle | null)[] = [];
  const slots = startsOn(date, worked).map(({ time, startsAt }): Slot => {
    if (startsAt <= now || startsAt < earliest) return { time, status: 'past' };
    const obstacle = obstacleTo({ startsAt, endsAt: addMinutes(startsAt, duration) }, ofDay, rules);
    obstacles.push(obstacle);
    return { time, status: obstacle ? 'booked' : 'free' };
  });
  const isAway = obstacles.length > 0 && obstacles.every((one) => one === 'slot-blocked');
  return { date, slots, ...(isAway && { isAway }) };
}

/** From Monday to Friday every day has 24 hours. */
function claimsOn(date: MadridDate, claims: readonly Claim[]): Claim[] {
  const from = startOf(date, '00:00');
  const to = addHours(from, 24);
  return claims.filter(({ startsAt, endsAt }) => startsAt < to && from < endsAt);
}
