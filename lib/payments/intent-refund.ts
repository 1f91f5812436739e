import 'server-only';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Cents } from '@/lib/shared/money';
import { stripeId } from './checkout-session';

const STRIPE_REFUND_STATUSES = ['requires_action', 'pending', 'succeeded', 'failed', 'canceled'] as const;

/** One refund as Stripe knows it. */
export type IntentRefund = {
  id: string;
  amount: Cents;
  status: (typeof STRIPE_REFUND_STATUSES)[number];
  failureReason: string | null;
  pendingReason: string | null;
  /** The row that it was made for; null if it was made elsewhere. */
  rowId: string | null;
  createdAt: Date;
};

const reason = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .nullish()
  .catch(null);

const refundFields = z.object({
  id: stripeId,
  amount: z.int().positive(),
  // Refunds from before statuses have none; they were made at once.
  status: z.enum(STRIPE_REFUND_STATUSES).nullable().catch('pending'),
  failure_reason: reason,
  pending_reason: reason,
  metadata: z
    .object({ refund_row: z.uuid() })
    .transform(({ refund_row }) => refund_row)
    .nullish()
    .catch(null),
  created: z.int().nonnegative(),
});

export function readIntentRefund(refund: Stripe.Refund): IntentRefund {
  const { id, amount, status, failure_reason, pending_reason, metadata, created } = refundFields.parse(refund);
  return {
    id,
    amount,
    status: status ?? 'succeeded',
    failureReason: failure_reason ?? null,
    pendingReason: pending_reason ?? null,
    rowId: metadata ?? null,
    createdAt: new Date(created * 1000),
  };
}
