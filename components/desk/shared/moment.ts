import { madridDate, madridTime } from '@/lib/madrid-time';

const dayFormat = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A moment of the server as it is said at the desk: "23 de noviembre de 2026" and "10:05", in Madrid. */
export function moment(iso: string): { day: string; date: string; time: string } {
  const instant = new Date(iso);
  return { day: dayFormat.format(instant), date: madridDate(instant), time: madridTime(instant) };
}
