import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { onRestored } from '@/components/shared/browser/on-restored';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import type { MadridDate, MadridTime } from '@/lib/shared/madrid-time';
import { cancelHold, requestHold } from './api';
import { isHourRefused, isRefusedAs, useProblemMessage } from './call-api';
import { type CheckoutStore, goToStep, stepInAddress } from './checkout-store';

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
  const problemMessage = useProblemMessage();
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
    const { problem } = result;
    const hour = { date, time, minutes: product.bookingDuration };
    if (isHourRefused(problem) && (await isMarked(hour))) {
      await lose(t('yoursElsewhere'));
    } else if (isHourRefused(problem) || isRefusedAs(problem, 'hour_cooling_down', 'invalid')) {
      const message = problem.fields.bookingTime ?? problem.fields.bookingDate ?? problem.message;
      await lose(message);
    } else {
      setError(problemMessage(problem, t('holdFailed')));
    }
    return false;
  }, [product.id, product.bookingDuration, store, release, lose, problemMessage, t]);

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

/** An appointment: day, start and minutes. */
type ClaimedHour = { date: MadridDate; time: MadridTime; minutes: number };

const PREFIX = 'checkout-hour:';

const nameOf = ({ date, time, minutes }: ClaimedHour) => `${PREFIX}${date}/${time}/${minutes}`;

const minuteOfDay = (time: MadridTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function overlaps(name: string | undefined, { date, time, minutes }: ClaimedHour): boolean {
  if (!name?.startsWith(PREFIX)) return false;
  const [day, begin = '', length] = name.slice(PREFIX.length).split('/');
  const [start, other] = [minuteOfDay(time), minuteOfDay(begin)];
  return day === date && other < start + minutes && start < other + Number(length);
}

/** Takes a shared Web Lock, which the other tabs of this browser can see and which stores nothing. */
function take(hour: ClaimedHour): () => void {
  const end = new AbortController();
  const ended = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  // Without the lock another tab calls this hour taken by somebody else.
  navigator.locks?.request(nameOf(hour), { mode: 'shared' }, () => ended).catch(() => undefined);
  return () => end.abort();
}

/** Tells the other tabs of this browser that this one has claimed an hour, until the returned function is called. */
export function markHour(hour: ClaimedHour): () => void {
  let release = take(hour);
  // A page with a lock is not kept for the back button.
  const hide = () => release();
  window.addEventListener('pagehide', hide);
  const end = onRestored(() => {
    release = take(hour);
  });
  return () => {
    window.removeEventListener('pagehide', hide);
    end();
    release();
  };
}

/** Whether a tab of this browser has claimed an hour that overlaps this one. Ask only while this tab has claimed none. */
export async function isMarked(hour: ClaimedHour): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name }) => overlaps(name, hour));
  } catch {
    return false;
  }
}
