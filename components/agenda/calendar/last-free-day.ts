import type { Day } from '@/lib/agenda/slots';
import type { MadridDate } from '@/lib/shared/madrid-time';

/** The last day until `end` that has a free hour; null without one. `days` are in order. */
export function lastFreeDay(days: readonly Day[], end: MadridDate): MadridDate | null {
  const inside = days.filter(({ date, slots }) => date <= end && slots.some(({ status }) => status === 'free'));
  return inside.at(-1)?.date ?? null;
}
