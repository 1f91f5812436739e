import 'server-only';
import Stripe from 'stripe';
import { z } from 'zod';
import { log } from '@/lib/server/log';
import { serverEnv } from '@/lib/shared/env';
import type { Result } from '@/lib/shared/result';
import {
  type CheckoutPayment,
  intentReference,
  readPayment,
  readState,
  type SessionState,
  stripeId,
} from './checkout-session';
import { stripe } from './client';
import { keyIsLive } from './key-mode';

export type PaymentEvent = { id: string; type: string; createdAt: Date } & (
  | { kind: 'checkout'; state: SessionState; payment: CheckoutPayment }
  /** Something about the refunds of a payment: what, Stripe's list says. */
  | { kind: 'refund'; paymentIntentId: string }
  /** Something has changed about the disputes of a payment. */
  | { kind: 'dispute'; paymentIntentId: string }
  | { kind: 'ignored' }
);

// Stripe signs each delivery anew, repeated ones too: a signature of another time is a replay by a third party.
const TOLERANCE_SECONDS = 300;

// The end of the year 9999, in seconds: beyond it PostgreSQL and JavaScript disagree on the date.
const LAST_SECOND = 253_402_300_799;

const envelope = z.object({
  id: stripeId,
  type: z.string(),
  created: z.int().nonnegative().max(LAST_SECOND),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
});

/** Charges, refunds and disputes all name the payment. */
const namedPayment = z.object({ payment_intent: intentReference });

/** `body` must be the bytes as received: the signature covers them. */
export function readPaymentEvent(
  body: string,
  signature: string | null,
): Result<{ event: PaymentEvent }, 'bad-signature' | 'unreadable'> {
  // Stripe's library throws an error of another class for an empty signature.
  if (!signature || /v\d=\s*(,|$)/.test(signature)) return { ok: false, reason: 'bad-signature' };
  try {
    const event = verifiedEvent(body, signature, TOLERANCE_SECONDS);
    if (!isFresh(signature)) return { ok: false, reason: 'bad-signature' };
    const { id, livemode } = envelope.parse(event);
    if (livemode === keyIsLive()) return { ok: true, event: translate(event) };
    log.error({ event: id, livemode }, 'signed event of the other Stripe mode');
    return { ok: false, reason: 'unreadable' };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { ok: false, reason: 'bad-signature' };
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    // If it was about money, the comparison with Stripe's own list finds that.
    log.error('signed event unreadable');
    return { ok: false, reason: 'unreadable' };
  }
}

/** Stripe's library accepts any time ahead. Of several times it verifies the last. */
function isFresh(signature: string): boolean {
  const now = Date.now() / 1000;
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return times.length > 0 && times.every((seconds) => Math.abs(now - seconds) <= TOLERANCE_SECONDS);
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
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const { payment_intent } = namedPayment.parse(event.data.object);
      return payment_intent
        ? { ...head, kind: 'refund', paymentIntentId: payment_intent }
        : { ...head, kind: 'ignored' };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { payment_intent } = namedPayment.parse(event.data.object);
      return payment_intent
        ? { ...head, kind: 'dispute', paymentIntentId: payment_intent }
        : { ...head, kind: 'ignored' };
    }
    default:
      return { ...head, kind: 'ignored' };
  }
}

/** Under any secret of STRIPE_WEBHOOK_SECRET. Throws Stripe's signature error if it is genuine under none. */
function verifiedEvent(body: string, signature: string, toleranceSeconds: number): Stripe.Event {
  let refusal: unknown;
  for (const secret of serverEnv().STRIPE_WEBHOOK_SECRET) {
    try {
      return stripe().webhooks.constructEvent(body, signature, secret, toleranceSeconds);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
