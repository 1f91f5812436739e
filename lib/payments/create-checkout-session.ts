import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { LOCALE } from '@/lib/i18n/locale';
import type { Cents } from '@/lib/money';
import type { Result } from '@/lib/result';
import { site } from '@/lib/site';
import { STRIPE_TIMEOUT_MS, stripe } from './client';
import { isProviderFault } from './provider-fault';

/** Stripe refuses sessions shorter than 30 minutes; one more leaves time for the request itself. */
export const CHECKOUT_MINUTES = 31;

const MOST_TRIES = 5;

type Purchase = {
  orderId: string;
  productName: string;
  productDescription: string;
  amount: Cents;
  currency: string;
  customerEmail: string;
  expiresAt: Date;
  /** The hosted page opens in a window of its own and returns to the popup pages. */
  popup: boolean;
};
export type CheckoutSession = { sessionId: string; url: string };

/** Opens the hosted payment page. The same purchase asked for again, or by two requests at once, is the same session. */
export async function createCheckoutSession(
  purchase: Purchase,
): Promise<Result<CheckoutSession, 'payments-down' | 'email-refused'>> {
  const variant = purchase.popup ? '/popup' : '';
  const idempotencyKey = `checkout/${purchase.orderId}/${purchase.expiresAt.getTime()}${variant}`;
  try {
    const session = await createOnce(sessionParams(purchase), idempotencyKey);
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

/**
 * The session of this key. If the same request is under way elsewhere (409), its answer is waited for: it is ours as well. A
 * failure of Stripe's own is tried once more. All of it takes no longer than one try may.
 */
async function createOnce(params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) {
  const deadline = performance.now() + STRIPE_TIMEOUT_MS;
  const create = (key: string) => {
    const timeout = Math.ceil(deadline - performance.now());
    return stripe().checkout.sessions.create(params, { idempotencyKey: key, timeout });
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await create(idempotencyKey);
    } catch (error) {
      const wait = 200 * attempt;
      const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
      if (!status || performance.now() + wait >= deadline) throw error;
      // Stripe repeats a failure of its own for as long as it keeps the key: another try needs another one. Should both have
      // opened a session, nobody is told of the first, and so nobody can pay it.
      if (status >= 500) return create(randomUUID());
      if (status !== 409 || attempt === MOST_TRIES) throw error;
      await pause(wait);
    }
  }
}

function sessionParams(purchase: Purchase): Stripe.Checkout.SessionCreateParams {
  const variant = purchase.popup ? '-popup' : '';
  const reference = { order_id: purchase.orderId };
  return {
    mode: 'payment',
    locale: LOCALE,
    allowed_payment_method_types: ['card'],
    // The amount and currency that arrive are compared with the order's: no conversion on the way.
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
