import 'server-only';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Cents } from '@/lib/shared/money';
import { intentReference, orderReference } from './checkout-session';

export type Refund = {
  orderId: string | null;
  paymentIntentId: string | null;
  /** The sum of all refunds of this charge so far. */
  amountRefunded: Cents;
};

const chargeFields = z.object({
  amount_refunded: z.int().nonnegative(),
  payment_intent: intentReference,
  metadata: orderReference,
});

/** Stripe copies the payment intent's metadata, and with it the order's id, to the charge. */
export function readRefund(charge: Stripe.Charge): Refund {
  const { amount_refunded, payment_intent, metadata } = chargeFields.parse(charge);
  return { orderId: metadata ?? null, paymentIntentId: payment_intent ?? null, amountRefunded: amount_refunded };
}
