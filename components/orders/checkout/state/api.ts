import type { Day } from '@/lib/agenda/slots';
import type {
  BookingRequestBody,
  BookingResponseBody,
  HoldRequestBody,
  HoldResponseBody,
  OrderView,
  PaymentRequestBody,
  PaymentResponseBody,
  SettleRequestBody,
  SettleResponseBody,
  SlotsQuery,
  SlotsResponseBody,
  UserRequestBody,
  UserResponseBody,
} from '@/lib/orders/contract';
import { APPOINTMENT_MODES } from '@/lib/shared/appointment-mode';
import {
  type Guard,
  isAbsentOr,
  isAnything,
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
import type { Hold, Payment } from './checkout-state';

const isUser: Guard<UserResponseBody> = isShape({ userId: isText });

export function createUser(body: UserRequestBody) {
  return callApi('/api/users', isUser, { method: 'POST', body });
}

/** What the checkout uses of the answer. */
type Availability = Pick<SlotsResponseBody, 'days'>;

const isDay: Guard<Day> = isShape({
  date: isText,
  slots: isListOf(isShape({ time: isText, status: isOneOf('free', 'booked', 'past') })),
  holiday: isAbsentOr(isText),
  isAway: isAbsentOr(isFlag),
});
const isAvailability: Guard<Availability> = isShape({ days: isListOf(isDay) });

export function fetchSlots({ start, end, duration }: Required<SlotsQuery>, signal: AbortSignal) {
  const search = new URLSearchParams({ start, end, duration: String(duration) });
  return callApi(`/api/slots?${search}`, isAvailability, { signal });
}

const isHold: Guard<OnThisClock<HoldResponseBody>> = isShape({ holdToken: isText, expiresAt: isNumber });

export async function requestHold(body: HoldRequestBody): Promise<ApiResult<Hold>> {
  const held = await callApi('/api/holds', isHold, { method: 'POST', body });
  return held.ok ? { ok: true, value: { token: held.value.holdToken, expiresAt: held.value.expiresAt } } : held;
}

export function cancelHold(token: string) {
  return callApi(`/api/holds/${encodeURIComponent(token)}`, isAnything, { method: 'DELETE', keepalive: true });
}

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
