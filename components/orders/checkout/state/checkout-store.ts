import { readStored, writeStored } from '@/components/shared/browser/tab-storage';
import { NOTES_MAX } from '@/lib/agenda/booking-notes';
import { CARRIED_NOTE } from '@/lib/calculators/take-away/carried-result';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import {
  type CheckoutAction,
  type CheckoutState,
  initialState,
  isSettled,
  reduceCheckout,
  type Step,
} from './checkout-state';
import { loadCheckout, saveCheckout } from './stored-checkout';

/** Reads the text that a calculator left, and the services whose notes have had it. */
function carried(storage: Storage | null): { text: string; had: readonly unknown[] } {
  const { text, had }: { text?: unknown; had?: unknown } = Object(readStored(storage, CARRIED_NOTE));
  return { text: typeof text === 'string' ? text.trim() : '', had: Array.isArray(had) ? had : [] };
}

/** The result of a calculator that waits for the notes of this service's booking, or ''. */
export function carriedNote(storage: Storage | null, slug: string): string {
  const { text, had } = carried(storage);
  return had.includes(slug) ? '' : text;
}

/** The note does not come back here, and is still there for another service that the buyer may choose instead. */
export function settleCarriedNote(storage: Storage | null, slug: string): void {
  const { text, had } = carried(storage);
  if (text) writeStored(storage, CARRIED_NOTE, { text, had: [...had, slug] });
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
 * The state with a calculator's result in its notes, if it fits whole under what was typed. Otherwise it waits for the booking's
 * details to offer it. It is there for another service until a payment begins.
 */
export function withCarriedNote(storage: Storage | null, slug: string, state: CheckoutState): CheckoutState {
  // What was ordered stays what was paid for.
  if (state.payment !== null) storage?.removeItem(CARRIED_NOTE);
  const text = carriedNote(storage, slug);
  if (!text) return state;
  const isThere = state.notes.includes(text);
  if (!isThere && beyondNotes(state.notes, text) > 0) return state;
  settleCarriedNote(storage, slug);
  return isThere ? state : { ...state, notes: withNote(state.notes, text) };
}

export type CheckoutStore = {
  subscribe: (listener: () => void) => () => void;
  getState: () => CheckoutState;
  /** Saves synchronously: the page may be left right after. */
  dispatch: (action: CheckoutAction) => void;
  /** Reads the tab's storage again, for a page restored from the back/forward cache. */
  reload: () => void;
};

/** A new visit discards a purchase that ended; a refresh of its last screen keeps it. */
function restore(storage: Storage | null, product: CatalogProduct, freshVisit: boolean): CheckoutState {
  const state = loadCheckout(storage, product) ?? initialState(product);
  if (!freshVisit || state.outcome === null) return state;
  return isSettled(state.outcome) ? initialState(product) : reduceCheckout(product, state, { type: 'started-over' });
}

/** Saved at once: the note is not taken again. */
function takeCarriedNote(storage: Storage | null, product: CatalogProduct, state: CheckoutState): CheckoutState {
  if (!product.requiresBooking) return state;
  const noted = withCarriedNote(storage, product.slug, state);
  if (noted !== state) saveCheckout(storage, product.slug, noted);
  return noted;
}

export function createCheckoutStore(
  product: CatalogProduct,
  storage: Storage | null,
  { freshVisit }: { freshVisit: boolean },
): CheckoutStore {
  let state = takeCarriedNote(storage, product, restore(storage, product, freshVisit));
  const listeners = new Set<() => void>();
  const change = (next: CheckoutState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    dispatch(action) {
      const next = reduceCheckout(product, state, action);
      if (next === state) return;
      if (next.payment !== null && state.payment === null) storage?.removeItem(CARRIED_NOTE);
      saveCheckout(storage, product.slug, next);
      change(next);
    },
    reload: () => change(loadCheckout(storage, product) ?? initialState(product)),
  };
}

/** The steps' names in the address, `?paso=`. */
const names: Record<Step, string> = {
  customer: 'datos',
  booking: 'reserva',
  payment: 'pago',
  'payment-pending': 'procesando',
  confirmation: 'confirmacion',
};

const steps = new Map<string, Step>(Object.entries(names).map(([step, name]) => [name, step as Step]));

export function stepNamed(name: string | null): Step | null {
  return (name !== null && steps.get(name)) || null;
}

export function stepInAddress(): Step | null {
  return stepNamed(new URLSearchParams(window.location.search).get('paso'));
}

const listeners = new Set<() => void>();

/** Notifies about `goToStep` and the browser's back and forward buttons. */
export function subscribeToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export function goToStep(step: Step, how: 'push' | 'replace' = 'push'): void {
  if (stepInAddress() === step) return;
  const address = `${window.location.pathname}?paso=${names[step]}`;
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}
