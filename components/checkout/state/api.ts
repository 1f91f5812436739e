import { onThisClock } from '../shared/countdown';
import type { Hold, Payment } from './checkout-state';
import {
  type Guard,
  type Guarded,
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
} from './json-guards';

/** Milliseconds. Longer than the server waits for the payment provider. */
const TIMEOUT = 20_000;

export type ApiFailure =
  | { kind: 'refused'; code: string; message: string; fields: Record<string, string> }
  | { kind: 'offline' | 'timeout' | 'unreadable' };
export type ApiResult<Value> = { ok: true; value: Value } | { ok: false; failure: ApiFailure };

const isRefusal = isShape({ error: isShape({ code: isText, message: isText }) });
const hasFields = isShape({ error: isShape({ fields: isShape<Record<string, unknown>>({}) }) });

function readRefusal(json: unknown): ApiFailure {
  if (!isRefusal(json)) return { kind: 'unreadable' };
  const { code, message } = json.error;
  const fields: Record<string, string> = {};
  if (hasFields(json)) {
    for (const [name, text] of Object.entries(json.error.fields)) if (isText(text)) fields[name] = text;
  }
  return { kind: 'refused', code, message, fields };
}

type Call = {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Outlives the page that sent it. */
  keepalive?: boolean;
};

async function call<Value>(
  path: string,
  isAnswer: Guard<Value>,
  { method = 'GET', body, headers, signal, keepalive = false }: Call = {},
): Promise<ApiResult<Value>> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      keepalive,
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    text = await response.text();
  } catch {
    return { ok: false, failure: { kind: timeout.aborted ? 'timeout' : 'offline' } };
  }
  const json = readJson(text);
  if (!response.ok) return { ok: false, failure: readRefusal(json) };
  const answer = withServerClock(json, response.headers.get('date'));
  return isAnswer(answer) ? { ok: true, value: answer } : { ok: false, failure: { kind: 'unreadable' } };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isStamped = isShape({ expiresAt: isText });

/** `expiresAt` becomes milliseconds of this computer's clock, which may be minutes away from the server's. */
function withServerClock(json: unknown, date: string | null): unknown {
  if (!isStamped(json)) return json;
  const now = Date.now();
  // The header counts whole seconds; better a second too early than an hour shown that is gone.
  const serverNow = date ? Date.parse(date) + 999 : Number.NaN;
  const expiresAt = Date.parse(json.expiresAt);
  return { ...json, expiresAt: onThisClock(expiresAt, Number.isNaN(serverNow) ? now : serverNow, now) };
}

const isUser = isShape({ userId: isText });

export function createUser(body: { fullName: string; email: string; phone?: string | undefined }) {
  return call('/api/users', isUser, { method: 'POST', body });
}

const isSlot = isShape({ time: isText, status: isOneOf('free', 'booked', 'past') });
const isDay = isShape({ date: isText, slots: isListOf(isSlot) });
export type DaySlots = Guarded<typeof isDay>;
const isAvailability = isShape({ days: isListOf(isDay) });

/** `duration` in minutes. */
export function fetchSlots(query: { start: string; end: string; duration: number }, signal: AbortSignal) {
  const search = new URLSearchParams({ ...query, duration: String(query.duration) });
  return call(`/api/slots?${search}`, isAvailability, { signal });
}

const isHold = isShape({ holdToken: isText, expiresAt: isNumber });

export async function takeHold(body: {
  productId: string;
  bookingDate: string;
  bookingTime: string;
}): Promise<ApiResult<Hold>> {
  const taken = await call('/api/holds', isHold, { method: 'POST', body });
  return taken.ok ? { ok: true, value: { token: taken.value.holdToken, expiresAt: taken.value.expiresAt } } : taken;
}

export function releaseHold(token: string) {
  return call(`/api/holds/${encodeURIComponent(token)}`, isAnything, { method: 'DELETE', keepalive: true });
}

const order = { orderId: isText, sessionId: isText, expiresAt: isNumber };
const isPayment = isShape({ ...order, url: isWebAddress });
const isBookingPayment = isShape({ ...order, checkoutUrl: isWebAddress });

export type OrderRequest = { path: '/api/bookings' | '/api/payments'; body: Record<string, unknown> };

export async function placeOrder({ path, body }: OrderRequest, idempotencyKey: string): Promise<ApiResult<Payment>> {
  const isAnswer: Guard<Guarded<typeof isPayment> | Guarded<typeof isBookingPayment>> = (value) =>
    isPayment(value) || isBookingPayment(value);
  const placed = await call(path, isAnswer, {
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
export type OrderStatus = Guarded<typeof isOrderStatus>;
const isStatus = isShape({ status: isOrderStatus });

/** Asks the provider whether this session is paid, and settles the order. */
export function confirmPayment(sessionId: string, signal?: AbortSignal) {
  return call('/api/payments/success', isStatus, { method: 'POST', body: { sessionId }, signal });
}

/** Ends the session at the provider and gives its hour back, unless it turns out to be paid. */
export function cancelPayment(sessionId: string, signal?: AbortSignal) {
  return call('/api/payments/cancel', isStatus, { method: 'POST', body: { sessionId }, signal });
}

const isOrderAnswer = isShape({
  order: isShape({
    id: isText,
    totalAmount: isNumber,
    currency: isText,
    paymentStatus: isOneOf('unpaid', 'processing', 'paid', 'refunded'),
    status: isOrderStatus,
    webhookProcessed: isFlag,
  }),
  product: isShape({ name: isText, description: isText }),
  booking: isNullOr(
    isShape({
      bookingDate: isText,
      bookingTime: isText,
      duration: isNumber,
      bookingType: isOneOf('online', 'in-person'),
      customerName: isText,
      customerEmail: isText,
      googleMeetLink: isNullOr(isSecureAddress),
    }),
  ),
});
export type OrderAnswer = Guarded<typeof isOrderAnswer>;

export function fetchOrder(sessionId: string, signal?: AbortSignal) {
  return call(`/api/orders/${encodeURIComponent(sessionId)}`, isOrderAnswer, { signal });
}
