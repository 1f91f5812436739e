import type { MadridDate } from '@/lib/shared/madrid-time';

/** Closes a day besides those of the table. */
export type Holiday = { date: MadridDate; name: string };

/** A holiday that the firm has added. `removedAt` is null while it counts. */
export type LocalHoliday = Holiday & { addedAt: Date; removedAt: Date | null };

/** Selects the holidays that counted at this moment: a day that was promised then does not move, whatever is added or removed later. */
export function knownAt(all: readonly LocalHoliday[], moment: Date): Holiday[] {
  return knownBetween(all, moment, moment);
}

/** Selects the holidays that counted at any moment of this time: a period that was told with one of them does not get shorter. */
export function knownBetween(all: readonly LocalHoliday[], from: Date, until: Date): Holiday[] {
  return all.filter(({ addedAt, removedAt }) => addedAt <= until && (removedAt === null || removedAt > from));
}

/** Selects the holidays that count now. */
export function inForce(all: readonly LocalHoliday[]): Holiday[] {
  return all.filter(({ removedAt }) => removedAt === null).map(({ date, name }) => ({ date, name }));
}
