import type { Order } from '@/lib/generated/prisma/client';

/** Values of `orders.attention_reason`: why staff must decide about a payment. */
export const PAYMENT_MISMATCH = 'payment-mismatch';
export const HOUR_LOST = 'hour-lost';
/** Rebuilt from Stripe, which did not know its appointment. */
export const APPOINTMENT_UNKNOWN = 'appointment-unknown';
/** What was to be paid back is with us again: the buyer is owed it. */
export const REFUND_FAILED = 'refund-failed';

/** Paid, and its buyer has yet to choose another hour. */
export function isHourLost({ status, attentionReason }: Pick<Order, 'status' | 'attentionReason'>): boolean {
  return status === 'needs_attention' && attentionReason === HOUR_LOST;
}
