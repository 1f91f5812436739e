import { isOneOf, isShape, isText } from '@/lib/shared/json-guards';

/** What the payment window posts to the checkout that opened it. */
export type PaymentMessage = { type: 'PAYMENT_SUCCESS'; sessionId: string } | { type: 'PAYMENT_CANCELED' };

const isSuccess = isShape({ type: isOneOf('PAYMENT_SUCCESS'), sessionId: isText });
const isCancellation = isShape({ type: isOneOf('PAYMENT_CANCELED') });

/** null for messages of another origin or shape. */
export function readPaymentMessage(
  event: Pick<MessageEvent, 'origin' | 'data'>,
  origin: string,
): PaymentMessage | null {
  if (event.origin !== origin) return null;
  const { data }: { data: unknown } = event;
  return isSuccess(data) || isCancellation(data) ? data : null;
}
