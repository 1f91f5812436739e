import type {
  BookingRequestBody,
  BookingResponseBody,
  OrderView,
  PaymentRequestBody,
  PaymentResponseBody,
  SettleRequestBody,
  SettleResponseBody,
} from '@/lib/orders/contract';
import { APPOINTMENT_MODES } from '@/lib/shared/appointment-mode';
import {
  type Guard,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isSecureAddress,
  isShape,
  isText,
  isWebAddress,
} from '@/lib/shared/json-guards';
import { type ApiResult, callApi, type OnThisClock } from './call-api';
import type { Payment } from './checkout-state';

// What steps after the first one call: the first load of the checkout has only api.ts.

const order = { orderId: isText, sessionId: isText, expiresAt: isNumber };
type BookingPlaced = OnThisClock<BookingResponseBody>;
type PaymentPlaced = OnThisClock<PaymentResponseBody>;
const isBookingPlaced: Guard<BookingPlaced> = isShape({ ...order, checkoutUrl: isWebAddress });
const isPaymentPlaced: Guard<PaymentPlaced> = isShape({ ...order, url: isWebAddress });
const isPlaced: Guard<BookingPlaced | PaymentPlaced> = (value) => isPaymentPlaced(value) || isBookingPlaced(value);

/** The two ways to order: with an appointment and without. */
export type PurchaseRequest =
  | { path: '/api/bookings'; body: BookingRequestBody }
  | { path: '/api/payments'; body: PaymentRequestBody };

export async function postPurchase(
  { path, body }: PurchaseRequest,
  idempotencyKey: string,
): Promise<ApiResult<Payment>> {
  const placed = await callApi(path, isPlaced, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': idempotencyKey },
  });
  if (!placed.ok) return placed;
  const { orderId, sessionId, expiresAt } = placed.value;
  const checkoutUrl = 'url' in placed.value ? placed.value.url : placed.value.checkoutUrl;
  return { ok: true, value: { orderId, sessionId, expiresAt, checkoutUrl } };
}

const isOrderStatus = isOneOf('pending', 'confirmed', 'expired', 'cancelled', 'failed', 'needs_attention', 'refunded');
const isSettleResponse: Guard<SettleResponseBody> = isShape({ status: isOrderStatus });

/** Makes the server ask the provider whether this session is paid, and settle the order. */
export function confirmPayment(body: SettleRequestBody, signal?: AbortSignal) {
  return callApi('/api/payments/success', isSettleResponse, { method: 'POST', body, signal });
}

/** Ends the session at the provider and frees its hour, unless it turns out to be paid. */
export function cancelPayment(body: SettleRequestBody, signal?: AbortSignal) {
  return callApi('/api/payments/cancel', isSettleResponse, { method: 'POST', body, signal });
}

const isOrderView: Guard<OrderView> = isShape({
  order: isShape({
    id: isText,
    totalAmount: isNumber,
    currency: isText,
    paymentStatus: isOneOf('unpaid', 'processing', 'paid', 'refunded'),
    status: isOrderStatus,
    webhookProcessed: isFlag,
  }),
  product: isShape({ name: isText, description: isText }),
  isPersonal: isFlag,
  manageUrl: isNullOr(isText),
  openPayment: isNullOr(isShape({ checkoutUrl: isWebAddress, expiresAt: isText })),
  booking: isNullOr(
    isShape({
      bookingDate: isText,
      bookingTime: isText,
      duration: isNumber,
      bookingType: isOneOf(...APPOINTMENT_MODES),
      customerName: isNullOr(isText),
      customerEmail: isNullOr(isText),
      googleMeetLink: isNullOr(isSecureAddress),
      calendarLinks: isNullOr(isShape({ google: isSecureAddress, outlook: isSecureAddress })),
    }),
  ),
  delivery: isNullOr(
    isShape({
      files: isListOf(isShape({ title: isText, action: isText })),
      later: isNullOr(isShape({ what: isText, until: isText })),
    }),
  ),
});

const orderPath = (sessionId: string) => `/api/orders/${encodeURIComponent(sessionId)}`;

/** The file of a confirmed appointment. */
export const calendarFilePath = (sessionId: string) => `${orderPath(sessionId)}/calendar`;

export function fetchOrder(sessionId: string, signal?: AbortSignal) {
  return callApi(orderPath(sessionId), isOrderView, { signal });
}
