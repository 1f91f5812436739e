import type { MadridDate } from '@/lib/shared/madrid-time';

/**
 * The last day whose holidays are known: by the table, or because a person has said that the list of a year is complete. Null for a
 * region that needs no table.
 */
export function lastKnownDay(lastDecreed: MadridDate | null, completeYear: number | null): MadridDate | null {
  if (lastDecreed === null || completeYear === null) return lastDecreed;
  const lastComplete = `${completeYear}-12-31`;
  return lastComplete > lastDecreed ? lastComplete : lastDecreed;
}
