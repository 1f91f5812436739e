import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import type { CatalogProduct } from '@/lib/catalog/queries';
import { takeHold } from './api';
import type { CheckoutStore } from './checkout-store';
import { giveHourBack, hoursGivenBack, SLOTS_KEY } from './hold-release';
import { goToStep, stepInAddress } from './step-address';
import { useFailureMessage } from './use-failure-message';

export type HoldActions = {
  /** Takes the chosen hour and shows the payment. An hour that is gone leads back to the booking step; any other failure stays in `error`. */
  take: () => Promise<boolean>;
  /** Gives the hour back, if this tab has one. */
  release: () => Promise<void>;
  /** The chosen hour is somebody else's: back to the choice, with the hours as they are now. */
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
    await giveHourBack(hold.token);
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
    // Our own claim on the hour, even one that this clock calls expired, would stand in our way.
    await release();
    await hoursGivenBack();
    const result = await takeHold({ productId: product.id, bookingDate: date, bookingTime: time });
    setTaking(false);
    if (result.ok) {
      // In one breath: an hour held while any other step is on screen is given back at once.
      if (stepInAddress() === 'booking') goToStep('payment');
      store.dispatch({ type: 'hold-taken', hold: result.value });
      return true;
    }
    const { failure } = result;
    if (failure.kind === 'refused' && (failure.code === 'slot_taken' || failure.code === 'invalid')) {
      const message = failure.fields.bookingTime ?? failure.fields.bookingDate ?? failure.message;
      await lose(message);
    } else {
      setError(failureMessage(failure, t('holdFailed')));
    }
    return false;
  }, [product.id, store, release, lose, failureMessage, t]);

  const take = useCallback(() => {
    underWay.current ??= attempt().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  }, [attempt]);

  return { take, release, lose, taking, error };
}
