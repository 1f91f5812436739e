import type { MadridDate, MadridTime } from '@/lib/shared/madrid-time';
import type { Day } from './slots';

/** The start of an appointment, in Madrid. */
export type StartHour = { date: MadridDate; time: MadridTime };

export function isFreeHour(days: readonly Day[], { date, time }: StartHour): boolean {
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  return slots.some((slot) => slot.time === time && slot.status === 'free');
}

/** Whether an hour can be chosen. `current` is that of the appointment that is moved, which is free for itself. */
export function hasFreeHour(days: readonly Day[], current?: StartHour): boolean {
  return days.some(({ date, slots }) =>
    slots.some(({ time, status }) => status === 'free' && !(date === current?.date && time === current.time)),
  );
}

/** The last day until `end` that has a free hour; null without one. `days` are in order. */
export function lastFreeDay(days: readonly Day[], end: MadridDate): MadridDate | null {
  const inside = days.filter(({ date, slots }) => date <= end && slots.some(({ status }) => status === 'free'));
  return inside.at(-1)?.date ?? null;
}
