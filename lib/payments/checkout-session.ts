import 'server-only';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Cents } from '@/lib/shared/money';
import { type RecordedPurchase, readRecordedPurchase } from './recorded-purchase';

export type CheckoutPayment = {
  sessionId: string;
  /** Null if the session is not one of ours. */
  orderId: string | null;
  amount: Cents | null;
  /** ISO 4217, lower case. */
  currency: string | null;
  paymentIntentId: string | null;
  /** Null unless the session is one of this site's. */
  purchase: RecordedPurchase | null;
};

/** open: can still be paid. processing: a payment method that takes days. failed: such a payment did not arrive. */
export type SessionState = 'open' | 'paid' | 'processing' | 'failed' | 'expired';

// No id of Stripe's has other characters. PostgreSQL stores no U+0000, and indexes no text of several kilobytes.
export const stripeId = z.string().regex(/^[\w-]{1,255}$/);

/** A field of an unexpected shape counts as absent: it then matches no order. */
export const orderReference = z
  .object({ order_id: z.uuid() })
  .transform(({ order_id }) => order_id)
  .nullish()
  .catch(null);
export const intentReference = z
  .union([stripeId, z.object({ id: stripeId }).transform(({ id }) => id)])
  .nullish()
  .catch(null);

const sessionFields = z.object({
  id: stripeId,
  amount_total: z.int().nullish().catch(null),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i)
    .toLowerCase()
    .nullish()
    .catch(null),
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
    purchase: readRecordedPurchase(session),
  };
}

/** `failed` is only recognised if the session came with its payment intent expanded. */
export function readState({ payment_status, status, payment_intent }: Stripe.Checkout.Session): SessionState {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined;
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'failed' : 'processing';
}
