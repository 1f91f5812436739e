import { useEffect, useState, useSyncExternalStore } from 'react';
import { onRestored } from '@/components/shared/browser/on-restored';
import { tabStorage } from '@/components/shared/browser/tab-storage';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import { offeredPrices } from '@/lib/orders/catalog/price';
import { initialState, type Step, stepFor } from './checkout-state';
import { createCheckoutStore, goToStep, stepInAddress, stepNamed, subscribeToAddress } from './checkout-store';
import { markHour, useHold } from './use-hold';

/** State, address and hold of one checkout, kept in step with each other. */
export function useCheckoutSession(product: CatalogProduct, firstStep: string | null) {
  const [store] = useState(() => createCheckoutStore(product, tabStorage(), { freshVisit: firstStep === null }));
  const [resumedSession] = useState(() => store.getState().payment?.sessionId ?? null);
  const [blank] = useState(() => initialState(product));
  const state = useSyncExternalStore(store.subscribe, store.getState, () => blank);
  const requested = useSyncExternalStore<Step | null>(subscribeToAddress, stepInAddress, () => stepNamed(firstStep));
  const ready = useHydrated();
  const hold = useHold(product, store);
  const step = stepFor(requested, state, product);

  useEffect(() => {
    if (!ready) return;
    // Read again: a step may have been pushed since the last render.
    const allowed = stepFor(stepInAddress(), store.getState(), product);
    if (stepInAddress() !== null || allowed !== 'customer') goToStep(allowed, 'replace');
  });

  const priceIsOffered = offeredPrices(product).includes(state.selectedPrice);
  useEffect(() => {
    if (ready && !priceIsOffered) store.dispatch({ type: 'price-chosen', price: product.price });
  }, [ready, priceIsOffered, product.price, store]);

  const { release } = hold;
  const holding = state.hold !== null;
  useEffect(() => {
    if (ready && holding && step !== 'payment') void release();
  }, [ready, holding, step, release]);

  const { date, time } = state;
  const minutes = product.bookingDuration;
  const claiming = holding || (state.payment !== null && state.outcome === null);
  useEffect(
    () => (claiming && date && time ? markHour({ date, time, minutes }) : undefined),
    [claiming, date, time, minutes],
  );

  // Leaving by a link releases the hold too. A refresh and a closed tab look alike: there the hold runs out.
  useEffect(() => () => void release(), [release]);

  useEffect(() => onRestored(store.reload), [store]);

  return {
    step,
    state,
    /** The current state, for code that runs after a response. */
    getState: store.getState,
    dispatch: store.dispatch,
    goTo: goToStep,
    /** False until hydration: what is typed before then would be lost. */
    ready,
    hold,
    /** The session of a payment that was started before this page loaded. */
    resumedSession,
  };
}
