import { format, parseISO } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { fromZonedTime } from 'date-fns-tz';

export const MADRID = 'Europe/Madrid';

/** A calendar day in Madrid, `YYYY-MM-DD`. */
export type MadridDate = string;
/** A wall-clock time in Madrid, `HH:MM`. */
export type MadridTime = string;

/** Unambiguous for office hours: a DST change skips or repeats an hour of the night. */
export function madridInstant(date: MadridDate, time: MadridTime): Date {
  return fromZonedTime(`${date}T${time}:00`, MADRID);
}

const dateOf = new Intl.DateTimeFormat('sv-SE', { timeZone: MADRID, dateStyle: 'short' });
const timeOf = new Intl.DateTimeFormat('sv-SE', { timeZone: MADRID, timeStyle: 'short' });

export function madridDate(instant: Date): MadridDate {
  return dateOf.format(instant);
}

export function madridTime(instant: Date): MadridTime {
  return timeOf.format(instant);
}

// Day arithmetic in UTC, where every day has 24 hours.
function utcDay(date: MadridDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function addMadridDays(date: MadridDate, days: number): MadridDate {
  const day = utcDay(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** True for an existing day from the year 1000 on, as `YYYY-MM-DD`: false for 2026-02-30. */
export function isMadridDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = utcDay(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** 1 = Monday … 7 = Sunday. */
export function weekday(date: MadridDate): number {
  return utcDay(date).getUTCDay() || 7;
}

export function isWeekend(date: MadridDate): boolean {
  return weekday(date) > 5;
}

/** "jueves, 13 de noviembre de 2025" */
export function formatLongDate(date: MadridDate): string {
  return format(parseISO(date), "EEEE, d 'de' MMMM 'de' yyyy", { locale: es });
}

/** "13 de noviembre de 2025" */
export function formatDate(date: MadridDate): string {
  return format(parseISO(date), "d 'de' MMMM 'de' yyyy", { locale: es });
}

/** "jueves 13" */
export function formatWeekdayAndDay(date: MadridDate): string {
  return format(parseISO(date), 'EEEE d', { locale: es });
}

/** "jue 13 nov" */
export function formatShortDay(date: MadridDate): string {
  return format(parseISO(date), 'EEE d MMM', { locale: es });
}

/** "jue 13 nov 2025" */
export function formatShortDate(date: MadridDate): string {
  return format(parseISO(date), 'EEE d MMM yyyy', { locale: es });
}

/** "13 nov" */
export function formatShortDayAndMonth(date: MadridDate): string {
  return format(parseISO(date), 'd MMM', { locale: es });
}

/** "jue 13 nov 2025, 10:00", in Madrid. */
export function formatMoment(instant: Date): string {
  return `${formatShortDate(madridDate(instant))}, ${madridTime(instant)}`;
}

const exactMoment = new Intl.DateTimeFormat('es-ES', {
  timeZone: MADRID,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** "21/11/2026 22:41:07", in Madrid. */
export function formatExactMoment(instant: Date): string {
  return exactMoment.format(instant).replace(',', '');
}
