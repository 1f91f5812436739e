import type { CatalogProduct } from '@/lib/orders/catalog/queries';
import { withCarriedNote } from './carried-note';
import { type CheckoutAction, type CheckoutState, initialState, isSettled, reduceCheckout } from './checkout-state';
import { loadCheckout, saveCheckout } from './stored-checkout';

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

/** Saved at once: the note was taken out of the storage. */
function takeCarriedNote(storage: Storage | null, product: CatalogProduct, state: CheckoutState): CheckoutState {
  if (!product.requiresBooking) return state;
  const noted = withCarriedNote(storage, state);
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
      saveCheckout(storage, product.slug, next);
      change(next);
    },
    reload: () => change(loadCheckout(storage, product) ?? initialState(product)),
  };
}
