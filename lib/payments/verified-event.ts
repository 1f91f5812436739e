import 'server-only';
import Stripe from 'stripe';
import { serverEnv } from '@/lib/shared/env';
import { stripe } from './client';

/** Under any secret of STRIPE_WEBHOOK_SECRET. Throws Stripe's signature error if it is genuine under none. */
export function verifiedEvent(body: string, signature: string, toleranceSeconds: number): Stripe.Event {
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
