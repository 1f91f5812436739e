import { isOneOf, isShape, isText } from '../state/json-guards';

/** An empty window for the hosted page; null where the browser blocks it. */
export function openPaymentWindow(text: string): Window | null {
  const opened = window.open('', '_blank', 'popup,width=520,height=760');
  if (opened) opened.document.body.textContent = text;
  return opened;
}

export type PaymentMessage = { type: 'PAYMENT_SUCCESS'; sessionId: string } | { type: 'PAYMENT_CANCELED' };

const isSuccess = isShape({ type: isOneOf('PAYMENT_SUCCESS'), sessionId: isText });
const isCancellation = isShape({ type: isOneOf('PAYMENT_CANCELED') });

/** What the payment window reports; null for anybody else's messages. */
export function readPaymentMessage(
  event: Pick<MessageEvent, 'origin' | 'data'>,
  origin: string,
): PaymentMessage | null {
  if (event.origin !== origin) return null;
  const { data }: { data: unknown } = event;
  return isSuccess(data) || isCancellation(data) ? data : null;
}
