import { type MadridDate, madridDate } from '@/lib/shared/madrid-time';

/** The end of next year: later ones are not decreed yet. */
export function lastAddableDay(now: Date): MadridDate {
  return `${Number(madridDate(now).slice(0, 4)) + 1}-12-31`;
}
