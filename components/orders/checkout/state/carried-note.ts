import { readStored } from '@/components/shared/browser/tab-storage';
import { NOTES_MAX } from '@/lib/agenda/booking-notes';
import { CARRIED_NOTE } from '@/lib/calculators/take-away/carried-result';
import { isRecord } from '@/lib/shared/json-guards';
import type { CheckoutState } from './checkout-state';

/** The result of a calculator that waits for the notes of a booking, or ''. */
export function carriedNote(storage: Storage | null): string {
  const carried = readStored(storage, CARRIED_NOTE);
  return isRecord(carried) && typeof carried.text === 'string' ? carried.text.trim() : '';
}

export function forgetCarriedNote(storage: Storage | null): void {
  storage?.removeItem(CARRIED_NOTE);
}

/** The notes with the text under what stands there. */
export function withNote(notes: string, text: string): string {
  return notes ? `${notes}\n${text}` : text;
}

/** How many characters of these notes with the text are too many, 0 if both fit. */
export function beyondNotes(notes: string, text: string): number {
  return Math.max(0, withNote(notes, text).length - NOTES_MAX);
}

/**
 * The state with a calculator's result in its notes, if it fits whole under what was typed. Otherwise it stays in the storage, for
 * the booking's details to offer; in all other cases it is removed when it is read.
 */
export function withCarriedNote(storage: Storage | null, state: CheckoutState): CheckoutState {
  const text = carriedNote(storage);
  // What was ordered stays what was paid for.
  const isUnwanted = !text || state.payment !== null || state.notes.includes(text);
  if (!isUnwanted && beyondNotes(state.notes, text) > 0) return state;
  forgetCarriedNote(storage);
  return isUnwanted ? state : { ...state, notes: withNote(state.notes, text) };
}
