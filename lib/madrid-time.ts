import { format, parseISO } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { fromZonedTime } from 'date-fns-tz';

export const MADRID = 'Europe/Madrid';

/** A calendar day in Madrid, `YYYY-MM-DD`. */
export type MadridDate = string;
/** A wall-clock time in Madrid, `HH:MM`. */
export type MadridTime = string;

/** The instant at which Madrid's clocks show this date and time. Office hours never fall into the hour that a DST change skips or repeats. */
export function madridInstant(date: MadridDate, time: MadridTime): Date {
  return fromZonedTime(`${date}T${time}:00`, MADRID);
}

const dateOf = new Intl.DateTimeFormat('sv-SE', { timeZone: MADRID, dateStyle: 'short' });
const timeOf = new Intl.DateTimeFormat('sv-SE', { timeZone: MADRID, timeStyle: 'short' });

/** The calendar day in Madrid at this instant, whatever the zone of the server. */
export function madridDate(instant: Date): MadridDate {
  return dateOf.format(instant);
}

export function madridTime(instant: Date): MadridTime {
  return timeOf.format(instant);
}

// A calendar day has no zone. Reckoned in UTC, where every day has 24 hours, arithmetic on it is exact.
function utcDay(date: MadridDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Calendar arithmetic: a day is a day, also when Madrid gives it 23 or 25 hours. */
export function addMadridDays(date: MadridDate, days: number): MadridDate {
  const day = utcDay(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** True for an existing calendar day of a year from 1000 on, written `YYYY-MM-DD` (2026-02-30 is none). */
export function isMadridDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = utcDay(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** 1 = Monday … 7 = Sunday. */
export function weekday(date: MadridDate): number {
  return utcDay(date).getUTCDay() || 7;
}

/** "jueves, 13 de noviembre de 2025" */
export function formatLongDate(date: MadridDate): string {
  return format(parseISO(date), "EEEE, d 'de' MMMM 'de' yyyy", { locale: es });
}

/** "jueves 13" */
export function formatWeekdayAndDay(date: MadridDate): string {
  return format(parseISO(date), 'EEEE d', { locale: es });
}

/** "jue 13 nov 2025" */
export function formatShortDate(date: MadridDate): string {
  return format(parseISO(date), 'EEE d MMM yyyy', { locale: es });
}
