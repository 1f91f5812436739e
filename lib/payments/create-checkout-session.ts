import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { LOCALE } from '@/lib/shared/i18n/locale';
import type { Cents } from '@/lib/shared/money';
import type { Result } from '@/lib/shared/result';
import { site } from '@/lib/shared/site';
import { callStripe, isProviderFault } from './call-stripe';
import { STRIPE_TIMEOUT_MS, stripe } from './client';
import { purchaseMetadata, type RecordedAppointment } from './recorded-purchase';

/** Stripe refuses sessions shorter than 30 minutes; one more leaves time for the request itself. */
export const CHECKOUT_MINUTES = 31;

const MAX_ATTEMPTS = 5;
const RETRY_STEP_MS = 200;

type Purchase = {
  orderId: string;
  productId: string;
  /** Null for a product without appointment. */
  appointment: RecordedAppointment | null;
  productName: string;
  productDescription: string;
  amount: Cents;
  currency: string;
  customerEmail: string;
  expiresAt: Date;
  popup: boolean;
};
export type CheckoutSession = { sessionId: string; url: string };

/** Creates the hosted payment page. The same purchase, repeated or from two concurrent requests, returns the same session. */
export async function createCheckoutSession(
  purchase: Purchase,
): Promise<Result<CheckoutSession, 'payments-down' | 'email-refused'>> {
  const variant = purchase.popup ? '/popup' : '';
  const idempotencyKey = `checkout/${purchase.orderId}/${purchase.expiresAt.getTime()}${variant}`;
  try {
    const session = await callStripe('create-session', () =>
      createIdempotently(sessionParams(purchase), idempotencyKey),
    );
    if (!session.url) throw new Error(`Checkout session ${session.id} has no page`);
    return { ok: true, sessionId: session.id, url: session.url };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'email_invalid') {
      return { ok: false, reason: 'email-refused' };
    }
    if (isProviderFault(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}

/** Waits for a concurrent request of the same key (409) and retries once after a 5xx, all within STRIPE_TIMEOUT_MS. */
async function createIdempotently(params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) {
  const deadline = performance.now() + STRIPE_TIMEOUT_MS;
  const create = (key: string) => {
    const timeout = Math.ceil(deadline - performance.now());
    return stripe().checkout.sessions.create(params, { idempotencyKey: key, timeout });
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await create(idempotencyKey);
    } catch (error) {
      const delay = RETRY_STEP_MS * attempt;
      const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
      if (!status || performance.now() + delay >= deadline) throw error;
      // Stripe replays a 5xx under the same key. A session of the first key cannot be paid: its address is lost.
      if (status >= 500) return create(randomUUID());
      if (status !== 409 || attempt === MAX_ATTEMPTS) throw error;
      await pause(delay);
    }
  }
}

function sessionParams(purchase: Purchase): Stripe.Checkout.SessionCreateParams {
  const variant = purchase.popup ? '-popup' : '';
  const reference = purchaseMetadata(purchase);
  return {
    mode: 'payment',
    locale: LOCALE,
    allowed_payment_method_types: ['card'],
    // The amount and currency paid are compared with the order's: no conversion.
    adaptive_pricing: { enabled: false },
    customer_email: purchase.customerEmail,
    client_reference_id: purchase.orderId,
    metadata: reference,
    payment_intent_data: { metadata: reference },
    expires_at: Math.floor(purchase.expiresAt.getTime() / 1000),
    success_url: `${site.url}/payment-success${variant}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.url}/payment-canceled${variant}?session_id={CHECKOUT_SESSION_ID}`,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: purchase.currency,
          unit_amount: purchase.amount,
          product_data: { name: purchase.productName, description: purchase.productDescription },
        },
      },
    ],
  };
}
