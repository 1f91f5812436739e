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

/** Whole days from one day to another: negative if that was before. */
export function calendarDays(from: MadridDate, to: MadridDate): number {
  return Math.round((utcDay(to).getTime() - utcDay(from).getTime()) / 86_400_000);
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

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const WEEKDAYS = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');

/** What a day is called in Spanish. A month and a weekday are cut after three letters in short: "sep", "mié". */
export function wordsOfDay(date: MadridDate): { weekday: string; day: number; month: string; year: string } {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return { weekday: WEEKDAYS[weekday(date) - 1] ?? '', day: Number(date.slice(8)), month, year: date.slice(0, 4) };
}

export const inShort = (word: string) => word.slice(0, 3);

/** "jueves, 13 de noviembre de 2025" */
export function formatLongDate(date: MadridDate): string {
  return `${wordsOfDay(date).weekday}, ${formatDate(date)}`;
}

/** "13 de noviembre de 2025" */
export function formatDate(date: MadridDate): string {
  const { day, month, year } = wordsOfDay(date);
  return `${day} de ${month} de ${year}`;
}

/** "jueves 13" */
export function formatWeekdayAndDay(date: MadridDate): string {
  const { weekday, day } = wordsOfDay(date);
  return `${weekday} ${day}`;
}

/** "jue 13 nov" */
export function formatShortDay(date: MadridDate): string {
  return `${inShort(wordsOfDay(date).weekday)} ${formatShortDayAndMonth(date)}`;
}

/** "jue 13 nov 2025" */
export function formatShortDate(date: MadridDate): string {
  return `${formatShortDay(date)} ${wordsOfDay(date).year}`;
}

/** "13 nov" */
export function formatShortDayAndMonth(date: MadridDate): string {
  const { day, month } = wordsOfDay(date);
  return `${day} ${inShort(month)}`;
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
