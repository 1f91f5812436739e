import { addMadridDays, type MadridDate, weekday } from '@/lib/shared/madrid-time';
import type { Span } from './contract';
import type { Period } from './period';

const SPANS = 12;

/** The last twelve weeks, from Monday to Sunday, or calendar months, oldest first; the last one is that of `today`. */
export function spansOf(period: Period, today: MadridDate): Span[] {
  const start = period === 'weeks' ? startOfWeek(today) : startOfMonth(today, 0);
  return Array.from({ length: SPANS }, (_, index) => {
    const ago = SPANS - 1 - index;
    return period === 'weeks'
      ? { from: addMadridDays(start, -7 * ago), until: addMadridDays(start, 7 - 7 * ago) }
      : { from: startOfMonth(today, -ago), until: startOfMonth(today, 1 - ago) };
  });
}

function startOfWeek(day: MadridDate): MadridDate {
  return addMadridDays(day, 1 - weekday(day));
}

function startOfMonth(day: MadridDate, months: number): MadridDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
