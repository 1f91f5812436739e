import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useToast } from '@/components/ui/toast';
import { type ApiFailure, placeOrder } from '../state/api';
import { useCheckout } from '../state/checkout-context';
import { useFailureMessage } from '../state/use-failure-message';
import { attemptFor, orderRequest } from './order-request';
import { openPaymentWindow } from './payment-window';
import { refusedField } from './refused-field';

type Way = 'same-tab' | 'new-window';

/** Places the order and sends the visitor to the hosted page. */
export function usePayment() {
  const { product, getState, dispatch, goTo, hold } = useCheckout();
  const t = useTranslations('Checkout.payment');
  const failureMessage = useFailureMessage();
  const showToast = useToast();
  const router = useRouter();
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef(false);

  useEffect(() => {
    // Back from the hosted page out of the browser's memory: the button is not busy any more.
    const wake = (event: PageTransitionEvent) => event.persisted && setProcessing(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function fail(failure: ApiFailure) {
    const field = refusedField(failure);
    const message = field?.message ?? failureMessage(failure, t('failed'));
    showToast({ tone: 'destructive', title: message });
    const code = failure.kind === 'refused' ? failure.code : null;
    if (code === 'slot_taken' || field?.name === 'bookingDate' || field?.name === 'bookingTime') {
      return hold.lose(message);
    }
    if (field?.step) return goTo(field.step);
    if (field?.name === 'selectedPrice') {
      setError(t('priceChanged', { message }));
      // Brings the product as it is now, and with it the price.
      return router.refresh();
    }
    setError(message);
    if (code === 'order_closed' || code === 'idempotency_conflict') {
      // The key belongs to an order that is over, or to a different one: the next click is a new order.
      await hold.release();
      dispatch({ type: 'payment-abandoned' });
    }
  }

  async function pay(way: Way) {
    if (underWay.current) return;
    // Browsers allow a window only inside the click, so it opens before the order is known.
    const paymentWindow = way === 'new-window' ? openPaymentWindow(t('popupOpening')) : null;
    const request = orderRequest(product, getState(), paymentWindow !== null);
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
    const result = await placeOrder(request, attempt.key);
    underWay.current = false;
    setProcessing(false);
    if (!result.ok) {
      paymentWindow?.close();
      await fail(result.failure);
      return;
    }
    dispatch({ type: 'payment-started', payment: result.value });
    goTo('payment-pending');
    if (paymentWindow && !paymentWindow.closed) paymentWindow.location.replace(result.value.checkoutUrl);
    else window.location.assign(result.value.checkoutUrl);
  }

  return { pay, processing, error };
}
