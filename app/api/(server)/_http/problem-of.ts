import { COOL_DOWN_MINUTES } from '@/lib/agenda/claim-allowance';
import { HOLD_MINUTES } from '@/lib/agenda/opening-hours';
import type { ProblemCode } from '@/lib/orders/contract';
import { CHECKOUT_MINUTES } from '@/lib/payments/create-checkout-session';
import { type Fields, type ProblemAnswer, problem, refused } from './problem';

type Answer = { status: number; code: ProblemCode; headers?: HeadersInit };

/** The domains' reasons that no field of the request causes. The only place that knows both spellings. */
const ANSWERS = {
  'slot-taken': { status: 409, code: 'slot_taken' },
  'slot-blocked': { status: 409, code: 'slot_blocked' },
  'slot-busy': { status: 409, code: 'slot_busy' },
  'slot-too-close': { status: 409, code: 'slot_too_close' },
  'day-full': { status: 409, code: 'day_full' },
  // A hold taken now ends after this; a claim that is being paid may last longer.
  'too-many-claims': { status: 429, code: 'too_many_claims', headers: { 'Retry-After': String(HOLD_MINUTES * 60) } },
  'hour-cooling-down': {
    status: 429,
    code: 'hour_cooling_down',
    headers: { 'Retry-After': String(COOL_DOWN_MINUTES * 60) },
  },
  // An open order without an appointment lasts as long as its Checkout session.
  'too-many-orders': {
    status: 429,
    code: 'too_many_orders',
    headers: { 'Retry-After': String(CHECKOUT_MINUTES * 60) },
  },
  'key-reused': { status: 409, code: 'idempotency_conflict' },
  'order-closed': { status: 409, code: 'order_closed' },
  'order-unknown': { status: 404, code: 'not_found' },
  'session-unknown': { status: 404, code: 'payment_unknown' },
  'payments-down': { status: 502, code: 'payments_down' },
  'payments-unreachable': { status: 502, code: 'payments_unreachable' },
  'bad-signature': { status: 400, code: 'bad_signature' },
  unreadable: { status: 400, code: 'unreadable' },
} as const satisfies Record<string, Answer>;

/** Of a request for an hour of a product: the field that each reason refuses. */
export const HOUR_FIELDS = {
  'product-unknown': { productId: 'productUnknown' },
  'booking-not-needed': { productId: 'bookingNotNeeded' },
  'date-outside-window': { bookingDate: 'date-outside-window' },
  'date-on-weekend': { bookingDate: 'date-on-weekend' },
  'date-on-holiday': { bookingDate: 'date-on-holiday' },
  'time-not-offered': { bookingTime: 'time-not-offered' },
  'time-past': { bookingTime: 'time-past' },
  'too-soon': { bookingTime: 'too-soon' },
} as const satisfies Record<string, Fields>;

type GeneralReason = keyof typeof ANSWERS;

/** A domain's failure as an answer. `fields` names what each remaining reason refuses in this request. */
export function problemOf<Reason extends string>(
  reason: Reason,
  fields: Record<Exclude<Reason, GeneralReason>, Fields>,
): Promise<ProblemAnswer> {
  if (isGeneral(reason)) {
    const { status, code, headers }: Answer = ANSWERS[reason];
    return problem(status, code, undefined, headers);
  }
  return refused(fields[reason as Exclude<Reason, GeneralReason>]);
}

function isGeneral(reason: string): reason is GeneralReason {
  return Object.hasOwn(ANSWERS, reason);
}
