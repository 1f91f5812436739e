import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { onRestored } from '@/components/shared/browser/on-restored';
import { useToast } from '@/components/shared/ui/toast';
import { type ApiProblem, isHourRefused, isRefusedAs, useProblemMessage } from '../state/call-api';
import { useCheckout } from '../state/checkout-context';
import type { Step } from '../state/checkout-state';
import { postPurchase } from '../state/order-api';
import { attemptFor, buildPurchaseRequest } from './purchase-request';

type Way = 'same-tab' | 'new-window';

/** Places the order and sends the visitor to the hosted page. */
export function usePayment() {
  const { product, getState, dispatch, goTo, tell, hold } = useCheckout();
  const t = useTranslations('Checkout.payment');
  const problemMessage = useProblemMessage();
  const showToast = useToast();
  const router = useRouter();
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef(false);

  // After the hosted page the button is no longer busy.
  useEffect(() => onRestored(() => setProcessing(false)), []);

  async function fail(problem: ApiProblem) {
    const field = refusedField(problem);
    const message = field?.message ?? problemMessage(problem, t('failed'));
    const hourRefused = field?.name === 'bookingDate' || field?.name === 'bookingTime';
    if (hourRefused || isHourRefused(problem) || isRefusedAs(problem, 'hour_cooling_down')) {
      return hold.lose(message);
    }
    if (field?.step) {
      goTo(field.step);
      return tell({ tone: 'error', text: message });
    }
    showToast({ tone: 'destructive', title: message });
    if (field?.name === 'selectedPrice') {
      setError(t('priceChanged', { message }));
      // Fetches the current product and with it the price.
      return router.refresh();
    }
    setError(message);
    if (isRefusedAs(problem, 'order_closed', 'idempotency_conflict')) {
      // The key belongs to an order that has ended or differs: the next click is a new order.
      await hold.release();
      dispatch({ type: 'payment-abandoned' });
    }
  }

  async function pay(way: Way) {
    if (underWay.current) return;
    // Browsers allow a window only during the click, so it opens before the order exists.
    const paymentWindow = way === 'new-window' ? openPaymentWindow(t('popupOpening')) : null;
    const request = buildPurchaseRequest(product, getState(), paymentWindow !== null);
    if (!request) {
      paymentWindow?.close();
      setError(t('failed'));
      return;
    }
    underWay.current = true;
    setProcessing(true);
    setError(null);
    const attempt = attemptFor(request, getState().attempt, uuid);
    dispatch({ type: 'order-attempted', attempt });
    const result = await postPurchase(request, attempt.key);
    underWay.current = false;
    setProcessing(false);
    if (!result.ok) {
      paymentWindow?.close();
      await fail(result.problem);
      return;
    }
    dispatch({ type: 'payment-started', payment: result.value });
    goTo('payment-pending');
    if (paymentWindow && !paymentWindow.closed) paymentWindow.location.replace(result.value.checkoutUrl);
    else window.location.assign(result.value.checkoutUrl);
  }

  return { pay, processing, error };
}

/** An empty window for the hosted page; null where the browser blocks it. */
function openPaymentWindow(text: string): Window | null {
  const opened = window.open('', '_blank', 'popup,width=520,height=760');
  if (opened) opened.document.body.textContent = text;
  return opened;
}

/** The step of each field of an order, by the server's names. */
const steps: readonly (readonly [RegExp, Step])[] = [
  [/^customer/, 'customer'],
  [/^(booking(Date|Time|Type)|notes)$/, 'booking'],
];

type RefusedField = {
  name: string;
  /** The server's sentence. */
  message: string;
  /** Where it can be corrected; null if only by paying again. */
  step: Step | null;
};

/** The first value of an order that the server refused, or null if it failed for another reason. */
export function refusedField(problem: ApiProblem): RefusedField | null {
  if (problem.kind !== 'refused') return null;
  const [first] = Object.entries(problem.fields);
  if (!first) return null;
  const [name, message] = first;
  return { name, message, step: steps.find(([pattern]) => pattern.test(name))?.[1] ?? null };
}
