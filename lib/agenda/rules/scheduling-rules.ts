import { type MadridDate, type MadridTime, weekday } from '@/lib/shared/madrid-time';
import { holidayOn } from '@/lib/shared/working-days/holiday-on';
import type { Holiday } from '@/lib/shared/working-days/local-holidays';
import { STARTS } from '../opening-hours';

/** The settings that are rules of the calendar. */
export const RULE_KEYS = [
  'weekly-hours',
  'open-holidays',
  'holidays-complete-until',
  'minimum-notice-hours',
  'buffer-minutes',
  'appointments-a-day',
  'unanswered-invitations',
] as const;

/** What the firm has set, within the opening hours. */
export type SchedulingRules = {
  /** The hours that are worked, Monday to Friday: 9 is the one from nine to ten. */
  weeklyHours: readonly (readonly number[])[];
  /** Holidays on which the office is open nevertheless. */
  openHolidays: readonly MadridDate[];
  /** Holidays that the firm has added to those of the table. */
  localHolidays: readonly Holiday[];
  /** Hours from the claim to the start, at least. */
  noticeHours: number;
  /** Minutes between two appointments, at least. */
  bufferMinutes: number;
  /** Null: as many as fit. */
  mostADay: number | null;
};

const ALL_HOURS: readonly number[] = STARTS.map((time) => Number(time.slice(0, 2)));

/** Rules until the firm sets its own. */
export const DEFAULT_RULES: SchedulingRules = {
  weeklyHours: Array.from({ length: 5 }, () => ALL_HOURS),
  openHolidays: [],
  localHolidays: [],
  noticeHours: 0,
  bufferMinutes: 0,
  mostADay: null,
};

/** The holiday that closes the day, or null. */
export function closingHoliday(
  date: MadridDate,
  { openHolidays, localHolidays }: Pick<SchedulingRules, 'openHolidays' | 'localHolidays'>,
): string | null {
  const holiday = holidayOn(date, localHolidays);
  return holiday !== null && openHolidays.includes(date) ? null : holiday;
}

/** Whether every hour of the appointment is worked on that day of the week. Duration in minutes. */
export function isWorked(
  date: MadridDate,
  time: MadridTime,
  duration: number,
  { weeklyHours }: Pick<SchedulingRules, 'weeklyHours'>,
) {
  const worked = weeklyHours[weekday(date) - 1] ?? [];
  const first = Number(time.slice(0, 2));
  const hours = Math.ceil((Number(time.slice(3)) + duration) / 60);
  return Array.from({ length: hours }, (_, index) => first + index).every((hour) => worked.includes(hour));
}
