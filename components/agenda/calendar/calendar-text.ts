import { inShort, type MadridDate, wordsOfDay } from '@/lib/shared/madrid-time';

/** "jueves 13 de noviembre" */
export function formatWeekdayAndDate(date: MadridDate): string {
  return `${wordsOfDay(date).weekday} ${formatDayAndMonth(date)}`;
}

/** "3 de diciembre" */
export function formatDayAndMonth(date: MadridDate): string {
  const { day, month } = wordsOfDay(date);
  return `${day} de ${month}`;
}

/** "dic" */
export function formatShortMonth(date: MadridDate): string {
  return inShort(wordsOfDay(date).month);
}

/** "noviembre de 2025", "noviembre y diciembre de 2025" or "diciembre de 2025 y enero de 2026". */
export function formatMonths(first: MadridDate, last: MadridDate): string {
  const [from, to] = [wordsOfDay(first), wordsOfDay(last)];
  const end = `${to.month} de ${to.year}`;
  if (from.year !== to.year) return `${from.month} de ${from.year} y ${end}`;
  return from.month === to.month ? end : `${from.month} y ${end}`;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** `HH:MM`; appointments end on the day they begin. */
export function endTime(start: string, minutes: number): string {
  const end = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + minutes;
  return `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`;
}
