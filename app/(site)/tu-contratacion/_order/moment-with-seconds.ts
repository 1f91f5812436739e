import { MADRID } from '@/lib/madrid-time';

const format = new Intl.DateTimeFormat('es-ES', {
  timeZone: MADRID,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** "21/11/2026 22:41:07", in Madrid. */
export function momentWithSeconds(instant: Date): string {
  return format.format(instant).replace(',', '');
}
