import { addMinutes, format, parse } from 'date-fns';

/** The wall-clock time so many minutes after another, `HH:MM`; appointments end on the day they begin. */
export function endTime(start: string, minutes: number): string {
  return format(addMinutes(parse(start, 'HH:mm', new Date(2000, 0, 1)), minutes), 'HH:mm');
}

/** "jueves 13 de noviembre" to "Jueves 13 de noviembre": Spanish dates are lower case, but a line begins with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
