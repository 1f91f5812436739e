import { isRecord } from '@/components/browser/json-guards';
import { readStored } from '@/components/browser/tab-storage';
import { CARRIED_NOTE } from '@/lib/calculators/take-away/carried-result';
import type { CheckoutState } from './checkout-state';

/** The state with a calculator's result in its notes, under what stands there. The result is removed when it is read. */
export function withCarriedNote(storage: Storage | null, state: CheckoutState): CheckoutState {
  const carried = readStored(storage, CARRIED_NOTE);
  storage?.removeItem(CARRIED_NOTE);
  const text = isRecord(carried) && typeof carried.text === 'string' ? carried.text.trim() : '';
  // What was ordered stays what was paid for.
  if (!text || state.payment || state.notes.includes(text)) return state;
  return { ...state, notes: state.notes ? `${state.notes}\n${text}` : text };
}
