import 'server-only';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Cents } from '@/lib/shared/money';
import { stripeId } from './checkout-session';

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

export function readDispute(dispute: Stripe.Dispute): PaymentDispute {
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
