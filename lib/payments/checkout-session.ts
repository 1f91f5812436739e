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

/** What we read of Stripe's objects. A field that is not as expected is as good as absent: it then matches no order. */
export const orderReference = z
  .object({ order_id: z.uuid() })
  .transform(({ order_id }) => order_id)
  .nullish()
  .catch(null);
export const intentReference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .catch(null);

const sessionFields = z.object({
  id: z.string(),
  amount_total: z.int().nullish().catch(null),
  currency: z.string().toLowerCase().nullish().catch(null),
  payment_intent: intentReference,
  metadata: orderReference,
});

export function readPayment(session: Stripe.Checkout.Session): CheckoutPayment {
  const { id, amount_total, currency, payment_intent, metadata } = sessionFields.parse(session);
  return {
    sessionId: id,
    orderId: metadata ?? null,
    amount: amount_total ?? null,
    currency: currency ?? null,
    paymentIntentId: payment_intent ?? null,
  };
}

/** A delayed payment that did not arrive is told apart only if the session came with its payment intent. */
export function readState({ payment_status, status, payment_intent }: Stripe.Checkout.Session): CheckoutOutcome {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined;
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'failed' : 'processing';
}
