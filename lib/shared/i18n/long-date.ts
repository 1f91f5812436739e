const format = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** "1 de junio de 2026" from "2026-06-01", in one piece. */
export function longDate(isoDate: string): string {
  return format.format(new Date(isoDate)).replaceAll(' ', '\u00a0');
}
