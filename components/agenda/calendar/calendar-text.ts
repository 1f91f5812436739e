import { format, parseISO } from 'date-fns';
import { es } from 'date-fns/locale/es';

/** "jueves 13 de noviembre" */
export function formatWeekdayAndDate(date: Date): string {
  return format(date, "EEEE d 'de' MMMM", { locale: es });
}

/** "3 de diciembre" */
export function formatDayAndMonth(date: Date): string {
  return format(date, "d 'de' MMMM", { locale: es });
}

/** "dic" */
export function formatShortMonth(date: Date): string {
  return format(date, 'MMM', { locale: es });
}

/** "noviembre de 2025", "noviembre y diciembre de 2025" or "diciembre de 2025 y enero de 2026". */
export function formatMonths(first: string, last: string): string {
  const [from, to] = [parseISO(first), parseISO(last)];
  const whole = (date: Date) => format(date, "MMMM 'de' yyyy", { locale: es });
  if (whole(from) === whole(to)) return whole(from);
  const start = from.getFullYear() === to.getFullYear() ? format(from, 'MMMM', { locale: es }) : whole(from);
  return `${start} y ${whole(to)}`;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** `HH:MM`; appointments end on the day they begin. */
export function endTime(start: string, minutes: number): string {
  const end = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + minutes;
  return `${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`;
}
