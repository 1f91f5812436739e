import type { ReservationField } from '@/lib/agenda/appointments/free/schema';

/** What the server answers to a chosen hour. */
export type ReservationAnswer = {
  outcome: 'asked' | 'kept' | 'refused';
  errors: Partial<Record<ReservationField, string>>;
  /** Why it was refused, if no field is at fault. */
  notice: string | null;
  /** The chosen hour is not free: the calendar is read again. */
  stale: boolean;
  values: { fullName: string; email: string; mode: string };
  /** Under which it was chosen; empty before that. */
  offer: string;
  /** In words, once it is kept. `hourKey` binds a consultation that is sent later. */
  kept: { day: string; time: string; until: string; hourKey: string | null } | null;
};

export const notYetAsked: ReservationAnswer = {
  outcome: 'asked',
  errors: {},
  notice: null,
  stale: false,
  values: { fullName: '', email: '', mode: 'online' },
  offer: '',
  kept: null,
};

export type ReserveAction = (before: ReservationAnswer, formData: FormData) => Promise<ReservationAnswer>;
