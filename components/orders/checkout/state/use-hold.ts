import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import type { CatalogProduct } from '@/lib/orders/catalog/queries';
import { cancelHold, requestHold } from './api';
import { isHourRefused, isRefusedAs, useFailureMessage } from './call-api';
import type { CheckoutStore } from './checkout-store';
import { isMarked } from './hour-marks';
import { goToStep, stepInAddress } from './step-address';

export type HoldActions = {
  /** Holds the chosen hour and shows the payment step. If this hour is not to be had, the booking step returns; any other failure is in `error`. */
  take: () => Promise<boolean>;
  /** Releases the hold of this tab, if it has one. */
  release: () => Promise<void>;
  /** The chosen hour is taken: returns to the booking step and fetches the slots again. */
  lose: (message: string) => Promise<void>;
  taking: boolean;
  error: string | null;
};

export function useHold(product: CatalogProduct, store: CheckoutStore): HoldActions {
  const t = useTranslations('Checkout.booking');
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const [taking, setTaking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef<Promise<boolean> | null>(null);

  const release = useCallback(async () => {
    const { hold } = store.getState();
    if (!hold) return;
    store.dispatch({ type: 'hold-dropped' });
    await startRelease(hold.token);
    await queries.invalidateQueries({ queryKey: SLOTS_KEY });
  }, [store, queries]);

  const lose = useCallback(
    async (message: string) => {
      store.dispatch({ type: 'hour-lost', message });
      goToStep('booking', 'replace');
      await queries.invalidateQueries({ queryKey: SLOTS_KEY });
    },
    [store, queries],
  );

  const attempt = useCallback(async () => {
    const { date, time } = store.getState();
    if (!date || !time) return false;
    setTaking(true);
    setError(null);
    // An earlier hold of this tab, even one that looks expired here, would block the new one.
    await release();
    await releasesSettled();
    const result = await requestHold({ productId: product.id, bookingDate: date, bookingTime: time });
    setTaking(false);
    if (result.ok) {
      // Change the step before the hold: a hold on any other step is released at once.
      if (stepInAddress() === 'booking') goToStep('payment');
      store.dispatch({ type: 'hold-taken', hold: result.value });
      return true;
    }
    const { failure } = result;
    const hour = { date, time, minutes: product.bookingDuration };
    if (isHourRefused(failure) && (await isMarked(hour))) {
      await lose(t('yoursElsewhere'));
    } else if (isHourRefused(failure) || isRefusedAs(failure, 'hour_cooling_down', 'invalid')) {
      const message = failure.fields.bookingTime ?? failure.fields.bookingDate ?? failure.message;
      await lose(message);
    } else {
      setError(failureMessage(failure, t('holdFailed')));
    }
    return false;
  }, [product.id, product.bookingDuration, store, release, lose, failureMessage, t]);

  const take = useCallback(() => {
    underWay.current ??= attempt().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  }, [attempt]);

  return { take, release, lose, taking, error };
}

/** Query key of the slots: their status may have changed with a hold. */
export const SLOTS_KEY = ['slots'] as const;

let last: Promise<unknown> = Promise.resolve();

/** Cancels a hold; a failure needs no handling, the hold runs out by itself. */
function startRelease(token: string): Promise<unknown> {
  last = cancelHold(token);
  return last;
}

/** Resolves once no release of this tab is under way: until then its own hour looks taken. */
export async function releasesSettled(): Promise<void> {
  // A step that unmounts starts its release after the next step has begun to fetch.
  await Promise.resolve();
  await last;
}
