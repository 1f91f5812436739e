import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** Has a wanted refund made at Stripe: at most one job of a row waits. */
export async function orderRefund(tx: Db, refundId: string): Promise<void> {
  await enqueue(tx, 'make-refund', { refundId }, { jobKey: makeRefundKey(refundId) });
}

export function makeRefundKey(refundId: string): string {
  return `make-refund:${refundId}`;
}

/** Has Stripe asked what became of the refunds of a payment: at most one job of a payment waits. */
export async function orderSettlement(tx: Db, paymentIntentId: string, queue?: string): Promise<void> {
  await enqueue(tx, 'settle-refunds', { paymentIntentId }, { jobKey: settleRefundsKey(paymentIntentId), queue });
}

export function settleRefundsKey(paymentIntentId: string): string {
  return `settle-refunds:${paymentIntentId}`;
}
