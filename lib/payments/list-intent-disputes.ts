import 'server-only';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Cents } from '@/lib/shared/money';
import type { Result } from '@/lib/shared/result';
import { callStripe, isProviderFault, isUnknownToStripe } from './call-stripe';
import { stripeId } from './checkout-session';
import { stripe } from './client';
import { keyIsLive } from './key-mode';
import { readRefund } from './refund';

/** One dispute as Stripe knows it. */
export type PaymentDispute = {
  id: string;
  amount: Cents;
  /** Stripe's words, like the next one. */
  reason: string;
  status: string;
  isRefundable: boolean;
  /** Null if the bank takes no answer. */
  dueAt: Date | null;
  openedAt: Date;
};

const word = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .catch('unknown');

const disputeFields = z.object({
  id: stripeId,
  amount: z.int().nonnegative(),
  reason: word,
  status: word,
  is_charge_refundable: z.boolean().catch(false),
  evidence_details: z.object({ due_by: z.int().nonnegative().nullable() }).nullish().catch(null),
  created: z.int().nonnegative(),
});

function readDispute(dispute: Stripe.Dispute): PaymentDispute {
  const { id, amount, reason, status, is_charge_refundable, evidence_details, created } = disputeFields.parse(dispute);
  const dueBy = evidence_details?.due_by ?? 0;
  return {
    id,
    amount,
    reason,
    status,
    isRefundable: is_charge_refundable,
    dueAt: dueBy > 0 ? new Date(dueBy * 1000) : null,
    openedAt: new Date(created * 1000),
  };
}

/** `orderId` is that of the payment. */
type IntentDisputes = { orderId: string | null; disputes: PaymentDispute[] };

/** One payment has at most a few. */
const MOST = 100;

/** Every dispute of one payment, also those that are over; none for a payment that Stripe does not know. */
export async function listIntentDisputes(paymentIntentId: string): Promise<Result<IntentDisputes, 'payments-down'>> {
  try {
    const { data } = await callStripe('list-disputes', () =>
      stripe().disputes.list({ payment_intent: paymentIntentId, limit: MOST, expand: ['data.charge'] }),
    );
    const ours = data.filter(({ livemode }) => livemode === keyIsLive());
    const charge = ours.map((dispute) => dispute.charge).find((one) => typeof one === 'object');
    return { ok: true, orderId: charge ? readRefund(charge).orderId : null, disputes: ours.map(readDispute) };
  } catch (error) {
    if (isUnknownToStripe(error)) return { ok: true, orderId: null, disputes: [] };
    if (isProviderFault(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}
