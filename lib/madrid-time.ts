import { addDays, format, parseISO } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';

export const MADRID = 'Europe/Madrid';

/** A calendar day in Madrid, `YYYY-MM-DD`. */
export type MadridDate = string;
/** A wall-clock time in Madrid, `HH:MM`. */
export type MadridTime = string;

/** The instant at which Madrid's clocks show this date and time. Office hours never fall into the hour that a DST change skips or repeats. */
export function madridInstant(date: MadridDate, time: MadridTime): Date {
  return fromZonedTime(`${date}T${time}:00`, MADRID);
}

/** Today's date in Madrid, whatever the zone of the server. */
export function madridDate(instant: Date): MadridDate {
  return formatInTimeZone(instant, MADRID, 'yyyy-MM-dd');
}

export function madridTime(instant: Date): MadridTime {
  return formatInTimeZone(instant, MADRID, 'HH:mm');
}

/** Calendar arithmetic: a day is a day, also when it has 23 or 25 hours. */
export function addMadridDays(date: MadridDate, days: number): MadridDate {
  return format(addDays(parseISO(date), days), 'yyyy-MM-dd');
}

/** True for an existing calendar day written `YYYY-MM-DD` (2026-02-30 is none). */
export function isMadridDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = parseISO(text);
  return !Number.isNaN(day.getTime()) && format(day, 'yyyy-MM-dd') === text;
}

/** 1 = Monday … 7 = Sunday. */
export function weekday(date: MadridDate): number {
  return Number(format(parseISO(date), 'i'));
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
