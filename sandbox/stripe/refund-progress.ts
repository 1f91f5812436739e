import type { RefundRecord } from '../records';
import type { Sandbox } from '../sandbox';
import { recordEvent } from './events';
import { chargeObject, refundObject } from './objects';
import { findPayment } from './payments';

type Change = Pick<RefundRecord, 'status' | 'pendingReason' | 'failureReason'>;

/** The money comes back, also after it had been sent. Null if it has failed already. */
export function failRefund(sandbox: Sandbox, refund: RefundRecord, failureReason: string): RefundRecord | null {
  if (statusOf(refund) === 'failed') return null;
  const payment = findPayment(sandbox, refund.paymentId);
  const after = { ...payment, amountRefunded: payment.amountRefunded - refund.amount };
  sandbox.state.put('payments', payment.id, after);
  const failed = change(sandbox, refund, { status: 'failed', pendingReason: null, failureReason });
  recordEvent(sandbox, 'refund.failed', refundObject(failed));
  const before = { amount_refunded: payment.amountRefunded, refunded: payment.amountRefunded === payment.amount };
  recordEvent(sandbox, 'charge.updated', chargeObject(after), null, before);
  return failed;
}

/** Null unless it is pending. */
export function succeedRefund(sandbox: Sandbox, refund: RefundRecord): RefundRecord | null {
  if (statusOf(refund) !== 'pending') return null;
  return change(sandbox, refund, { status: 'succeeded', pendingReason: null });
}

/** Why it is pending changes. Null unless it is: a refund that was sent is never pending again. */
export function pendRefund(
  sandbox: Sandbox,
  refund: RefundRecord,
  pendingReason: NonNullable<RefundRecord['pendingReason']>,
): RefundRecord | null {
  return statusOf(refund) === 'pending' ? change(sandbox, refund, { status: 'pending', pendingReason }) : null;
}

/** What goes on by itself. */
export function continueDueRefunds(sandbox: Sandbox): void {
  for (const refund of sandbox.state.all('refunds')) {
    if (!refund.dueAt || refund.dueAt > sandbox.now()) continue;
    if (statusOf(refund) === 'pending') succeedRefund(sandbox, refund);
    else failRefund(sandbox, refund, 'expired_or_canceled_card');
  }
}

function change(sandbox: Sandbox, refund: RefundRecord, to: Change): RefundRecord {
  const after: RefundRecord = { ...refund, ...to, dueAt: null };
  sandbox.state.put('refunds', refund.id, after);
  const [was, is] = [refundObject(refund), refundObject(after)];
  const before = Object.fromEntries(
    (['status', 'failure_balance_transaction', 'failure_reason', 'pending_reason'] as const)
      .filter((field) => was[field] !== is[field])
      .map((field) => [field, was[field] ?? null]),
  );
  recordEvent(sandbox, 'refund.updated', is, null, before);
  recordEvent(sandbox, 'charge.refund.updated', is, null, before);
  return after;
}

function statusOf({ status }: RefundRecord): NonNullable<RefundRecord['status']> {
  return status ?? 'succeeded';
}
