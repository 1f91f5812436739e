import type { CatalogProduct } from '@/lib/catalog/queries';
import { type CheckoutAction, type CheckoutState, initialState, isSettled, reduceCheckout } from './checkout-state';
import { loadCheckout, saveCheckout } from './tab-storage';

export type CheckoutStore = {
  subscribe: (listener: () => void) => () => void;
  getState: () => CheckoutState;
  /** Saves before it returns: what follows may well be leaving the page. */
  dispatch: (action: CheckoutAction) => void;
  /** Reads the tab's storage again, for a page that comes back out of the browser's memory. */
  reload: () => void;
};

/** A purchase that had ended is forgotten when the visitor comes anew, not when he refreshes its last screen. */
function restore(storage: Storage | null, product: CatalogProduct, freshVisit: boolean): CheckoutState {
  const state = loadCheckout(storage, product) ?? initialState(product);
  if (!freshVisit || state.outcome === null) return state;
  return isSettled(state.outcome) ? initialState(product) : reduceCheckout(product, state, { type: 'started-over' });
}

export function createCheckoutStore(
  product: CatalogProduct,
  storage: Storage | null,
  { freshVisit }: { freshVisit: boolean },
): CheckoutStore {
  let state = restore(storage, product, freshVisit);
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
