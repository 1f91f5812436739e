import 'server-only';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Cents } from '@/lib/money';

/** What a Checkout session says about money, in our words. */
export type CheckoutPayment = {
  sessionId: string;
  /** The order it was opened for; null if it is not one of ours. */
  orderId: string | null;
  amount: Cents | null;
  /** Lower case. */
  currency: string | null;
  paymentIntentId: string | null;
};

/** open: can still be paid. processing: paid by a method that takes days to arrive. failed: and then it did not arrive. */
export type CheckoutOutcome = 'open' | 'paid' | 'processing' | 'failed' | 'expired';

const orderReference = z.uuid();

export function readPayment(session: Stripe.Checkout.Session): CheckoutPayment {
  const reference = orderReference.safeParse(session.metadata?.order_id);
  const intent = session.payment_intent;
  return {
    sessionId: session.id,
    orderId: reference.success ? reference.data : null,
    amount: session.amount_total,
    currency: session.currency?.toLowerCase() ?? null,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
  };
}

export function readState(session: Stripe.Checkout.Session): CheckoutOutcome {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  return session.status === 'complete' ? 'processing' : 'open';
}
