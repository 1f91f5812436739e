import 'server-only';
import { z } from 'zod';
import type { Cents } from '@/lib/shared/money';
import type { Result } from '@/lib/shared/result';
import { callStripe, isProviderFault, isUnknownToStripe } from './call-stripe';
import { orderReference } from './checkout-session';
import { stripe } from './client';

/** `orderId`: the order that was paid, as Stripe remembers it; null if the payment is not one of ours. */
export type StripePayment = { orderId: string | null; amount: Cents; currency: string };

const intentFields = z.object({
  amount: z.int().nonnegative(),
  currency: z.string().toLowerCase(),
  metadata: orderReference,
});

export async function retrievePayment(
  paymentIntentId: string,
): Promise<Result<StripePayment, 'payments-down' | 'payment-unknown'>> {
  try {
    const intent = await callStripe('retrieve-payment', () => stripe().paymentIntents.retrieve(paymentIntentId));
    const { metadata, ...payment } = intentFields.parse(intent);
    return { ok: true, orderId: metadata ?? null, ...payment };
  } catch (error) {
    if (isUnknownToStripe(error)) return { ok: false, reason: 'payment-unknown' };
    if (isProviderFault(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}
