import 'server-only';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Cents } from '@/lib/money';
import type { Result } from '@/lib/result';
import {
  type CheckoutPayment,
  intentReference,
  orderReference,
  readPayment,
  readState,
  type SessionState,
} from './checkout-session';
import { verifiedEvent } from './verified-event';

export type Refund = {
  orderId: string | null;
  paymentIntentId: string | null;
  /** The sum of all refunds of this charge so far. */
  amountRefunded: Cents;
};

export type PaymentEvent = { id: string; type: string; createdAt: Date } & (
  | { kind: 'checkout'; state: SessionState; payment: CheckoutPayment }
  | { kind: 'refunded'; refund: Refund }
  | { kind: 'ignored' }
);

// Stripe signs each delivery anew, repeated ones too: an old signature is a replay by a third party.
const TOLERANCE_SECONDS = 300;

// The end of the year 9999, in seconds: beyond it PostgreSQL and JavaScript disagree on the date.
const LAST_SECOND = 253_402_300_799;

const envelope = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.int().nonnegative().max(LAST_SECOND),
  data: z.object({ object: z.looseObject({}) }),
});

/** `body` must be the bytes as received: the signature covers them. */
export function readPaymentEvent(
  body: string,
  signature: string | null,
): Result<{ event: PaymentEvent }, 'bad-signature' | 'unreadable'> {
  // Stripe's library throws an error of another class for an empty signature.
  if (!signature || /v\d=\s*(,|$)/.test(signature)) return { ok: false, reason: 'bad-signature' };
  try {
    const event = verifiedEvent(body, signature, TOLERANCE_SECONDS);
    envelope.parse(event);
    return { ok: true, event: translate(event) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { ok: false, reason: 'bad-signature' };
    if (error instanceof SyntaxError || error instanceof z.ZodError) return { ok: false, reason: 'unreadable' };
    throw error;
  }
}

function translate(event: Stripe.Event): PaymentEvent {
  const head = { id: event.id, type: event.type, createdAt: new Date(event.created * 1000) };
  switch (event.type) {
    case 'checkout.session.completed':
      return {
        ...head,
        kind: 'checkout',
        state: readState(event.data.object),
        payment: readPayment(event.data.object),
      };
    case 'checkout.session.async_payment_succeeded':
      return { ...head, kind: 'checkout', state: 'paid', payment: readPayment(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { ...head, kind: 'checkout', state: 'failed', payment: readPayment(event.data.object) };
    case 'checkout.session.expired':
      return { ...head, kind: 'checkout', state: 'expired', payment: readPayment(event.data.object) };
    case 'charge.refunded':
      return { ...head, kind: 'refunded', refund: readRefund(event.data.object) };
    default:
      return { ...head, kind: 'ignored' };
  }
}

const chargeFields = z.object({
  amount_refunded: z.int().nonnegative(),
  payment_intent: intentReference,
  metadata: orderReference,
});

/** Stripe copies the payment intent's metadata, and with it the order's id, to the charge. */
function readRefund(charge: Stripe.Charge): Refund {
  const { amount_refunded, payment_intent, metadata } = chargeFields.parse(charge);
  return { orderId: metadata ?? null, paymentIntentId: payment_intent ?? null, amountRefunded: amount_refunded };
}
