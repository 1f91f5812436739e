import type { Slot } from '@/lib/scheduling/slots';

/** A day, `YYYY-MM-DD`, and its hours; a closed day has none, and a holiday has a name. */
export type DaySlots = { date: string; slots: readonly Slot[]; holiday?: string | undefined };
