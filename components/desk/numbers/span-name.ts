import type { Period } from '@/lib/desk/numbers/period';
import type { MadridDate } from '@/lib/shared/madrid-time';

const day = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const month = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'short', year: 'numeric' });
const shortMonth = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'short' });

const parse = (date: MadridDate) => new Date(`${date}T00:00:00Z`);

/** "16 nov", "nov 2026" */
export function spanName(period: Period, from: MadridDate): string {
  return (period === 'weeks' ? day : month).format(parse(from));
}

/** "16 nov", "nov": below a bar. */
export function axisName(period: Period, from: MadridDate): string {
  return (period === 'weeks' ? day : shortMonth).format(parse(from));
}
