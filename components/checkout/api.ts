// The small zod: these schemas are in every visitor's first load.
import * as z from 'zod/mini';
import { onThisClock } from './countdown';

/** Milliseconds. Longer than the server waits for the payment provider. */
const TIMEOUT = 20_000;

export type ApiFailure =
  | { kind: 'refused'; code: string; message: string; fields: Record<string, string> }
  | { kind: 'offline' | 'timeout' | 'unreadable' };
export type ApiResult<Value> = { ok: true; value: Value } | { ok: false; failure: ApiFailure };

const refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z._default(z.record(z.string(), z.string()), {}),
  }),
});

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
  schema: z.ZodMiniType<Value>,
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
  if (!response.ok) {
    const refused = refusal.safeParse(json);
    return refused.success
      ? { ok: false, failure: { kind: 'refused', ...refused.data.error } }
      : { ok: false, failure: { kind: 'unreadable' } };
  }
  const answer = schema.safeParse(withServerClock(json, response.headers.get('date')));
  return answer.success ? { ok: true, value: answer.data } : { ok: false, failure: { kind: 'unreadable' } };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `expiresAt` becomes milliseconds of this computer's clock, which may be minutes away from the server's. */
function withServerClock(json: unknown, date: string | null): unknown {
  const stamped = z.looseObject({ expiresAt: z.iso.datetime({ offset: true }) }).safeParse(json);
  if (!stamped.success) return json;
  const now = Date.now();
  // The header counts whole seconds; better a second too early than an hour shown that is gone.
  const serverNow = date ? Date.parse(date) + 999 : Number.NaN;
  const expiresAt = Date.parse(stamped.data.expiresAt);
  return { ...stamped.data, expiresAt: onThisClock(expiresAt, Number.isNaN(serverNow) ? now : serverNow, now) };
}

const userAnswer = z.object({ userId: z.string() });

export function createUser(body: { fullName: string; email: string; phone?: string | undefined }) {
  return call('/api/users', userAnswer, { method: 'POST', body });
}

const slotStatus = z.enum(['free', 'booked', 'past']);
const slotsAnswer = z.object({
  days: z.array(z.object({ date: z.string(), slots: z.array(z.object({ time: z.string(), status: slotStatus })) })),
});
export type DaySlots = z.output<typeof slotsAnswer>['days'][number];

/** `duration` in minutes. */
export function fetchSlots(query: { start: string; end: string; duration: number }, signal: AbortSignal) {
  const search = new URLSearchParams({ ...query, duration: String(query.duration) });
  return call(`/api/slots?${search}`, slotsAnswer, { signal });
}

const holdAnswer = z.pipe(
  z.object({ holdToken: z.string(), expiresAt: z.number() }),
  z.transform(({ holdToken, expiresAt }) => ({ token: holdToken, expiresAt })),
);

export function takeHold(body: { productId: string; bookingDate: string; bookingTime: string }) {
  return call('/api/holds', holdAnswer, { method: 'POST', body });
}

export function releaseHold(token: string) {
  return call(`/api/holds/${encodeURIComponent(token)}`, z.unknown(), { method: 'DELETE', keepalive: true });
}

const payment = { orderId: z.string(), sessionId: z.string(), expiresAt: z.number() };
const paymentAnswer = z.union([
  z.object({ ...payment, checkoutUrl: z.url() }),
  z.pipe(
    z.object({ ...payment, url: z.url() }),
    z.transform(({ url, ...rest }) => ({ ...rest, checkoutUrl: url })),
  ),
]);

export type OrderRequest = { path: '/api/bookings' | '/api/payments'; body: Record<string, unknown> };

export function placeOrder({ path, body }: OrderRequest, idempotencyKey: string) {
  return call(path, paymentAnswer, { method: 'POST', body, headers: { 'idempotency-key': idempotencyKey } });
}

const orderStatus = z.enum(['pending', 'confirmed', 'expired', 'cancelled', 'failed', 'needs_attention', 'refunded']);
export type OrderStatus = z.output<typeof orderStatus>;
const statusAnswer = z.object({ status: orderStatus });

/** Asks the provider whether this session is paid, and settles the order. */
export function confirmPayment(sessionId: string, signal?: AbortSignal) {
  return call('/api/payments/success', statusAnswer, { method: 'POST', body: { sessionId }, signal });
}

/** Ends the session at the provider and gives its hour back, unless it turns out to be paid. */
export function cancelPayment(sessionId: string, signal?: AbortSignal) {
  return call('/api/payments/cancel', statusAnswer, { method: 'POST', body: { sessionId }, signal });
}

const orderAnswer = z.object({
  order: z.object({
    id: z.string(),
    totalAmount: z.number(),
    currency: z.string(),
    paymentStatus: z.enum(['unpaid', 'processing', 'paid', 'refunded']),
    status: orderStatus,
    webhookProcessed: z.boolean(),
  }),
  product: z.object({ name: z.string(), description: z.string() }),
  booking: z.nullable(
    z.object({
      bookingDate: z.string(),
      bookingTime: z.string(),
      duration: z.number(),
      bookingType: z.enum(['online', 'in-person']),
      customerName: z.string(),
      customerEmail: z.string(),
      googleMeetLink: z.nullable(z.url({ protocol: /^https$/ })),
    }),
  ),
});
export type OrderAnswer = z.output<typeof orderAnswer>;

export function fetchOrder(sessionId: string, signal?: AbortSignal) {
  return call(`/api/orders/${encodeURIComponent(sessionId)}`, orderAnswer, { signal });
}
