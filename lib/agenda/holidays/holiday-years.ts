import { type MadridDate, madridDate } from '@/lib/shared/madrid-time';

/** The end of next year: later ones are not decreed yet. */
export function lastAddableDay(now: Date): MadridDate {
  return `${Number(madridDate(now).slice(0, 4)) + 1}-12-31`;
}

/**
 * The year whose list of holidays is next to be complete, at most the next one: the first that is not known. The last that a person has
 * called complete as long as it has not begun, so that it can be taken back. Null: none is asked for now.
 */
export function yearToComplete(
  lastKnown: MadridDate | null,
  completeYear: number | null,
  today: MadridDate,
): number | null {
  if (lastKnown === null) return null;
  const [known, current] = [Number(lastKnown.slice(0, 4)), Number(today.slice(0, 4))];
  if (known > current) return known === completeYear ? known : null;
  return Math.max(known + 1, current);
}
