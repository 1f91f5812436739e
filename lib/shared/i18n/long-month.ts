const format = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "octubre de 2026", of 2026-10. */
export function longMonth(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
