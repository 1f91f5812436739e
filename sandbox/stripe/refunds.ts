import { stripeId } from '../ids';
import type { PaymentRecord, RefundRecord } from '../records';
import { nowInSeconds, type Sandbox } from '../sandbox';
import { isChargedBack } from './disputes';
import { invalid, noSuch } from './errors';
import { type Cause, recordEvent } from './events';
import { choice, type Form, integer, metadata, refuseUnknown, type Shape, text } from './form';
import { chargeObject, refundObject } from './objects';
import { findPayment, findPaymentByCharge } from './payments';

const SUPPORTED: Shape = {
  payment_intent: 'text',
  charge: 'text',
  amount: 'text',
  reason: 'text',
  metadata: 'texts',
  expand: ['text'],
};

/** How long after its creation a refund to one of Stripe's cards for it fails, or is no longer pending. */
export const LATER_MS = 3000;

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

export function createRefund(sandbox: Sandbox, form: Form, cause: Cause): RefundRecord {
  refuseUnknown(form, SUPPORTED);
  const payment = readPayment(sandbox, form);
  return refundPayment(sandbox, payment, {
    amount: integer(form, 'amount'),
    reason: choice(form, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
    metadata: metadata(form, 'metadata'),
    cause,
  });
}

export function findRefund(sandbox: Sandbox, id: string): RefundRecord {
  const refund = sandbox.state.get('refunds', id);
  if (!refund) throw noSuch('refund', id, 'id');
  return refund;
}

type RefundRequest = { amount: number | null; reason: string | null; metadata: RefundRecord['metadata']; cause: Cause };

/** Without an amount, everything not yet refunded. */
export function refundPayment(sandbox: Sandbox, payment: PaymentRecord, request: RefundRequest): RefundRecord {
  const amount = refundableAmount(sandbox, payment, request.amount);
  if (sandbox.state.get('settings', 'balance')?.balanceEmpty) {
    throw invalid('Insufficient funds in your Stripe balance to refund this amount.', {
      code: 'insufficient_balance_for_refund',
    });
  }
  const goes = payment.refunds ?? 'succeed';
  const isPending = goes === 'succeed-later' || goes === 'pend';
  const isDue = goes === 'succeed-later' || goes === 'fail-later';
  const refund: RefundRecord = {
    id: stripeId('re_3'),
    created: nowInSeconds(sandbox),
    paymentId: payment.id,
    chargeId: payment.chargeId,
    amount,
    currency: payment.currency,
    reason: request.reason,
    metadata: request.metadata,
    status: isPending ? 'pending' : 'succeeded',
    pendingReason: isPending ? 'processing' : null,
    dueAt: isDue ? sandbox.now() + LATER_MS : null,
  };
  const after: PaymentRecord = { ...payment, amountRefunded: payment.amountRefunded + amount };
  sandbox.state.put('payments', payment.id, after);
  sandbox.state.put('refunds', refund.id, refund);
  recordEvent(sandbox, 'refund.created', refundObject(refund), request.cause);
  const before = { amount_refunded: payment.amountRefunded, refunded: false };
  recordEvent(sandbox, 'charge.refunded', chargeObject(after), request.cause, before);
  return refund;
}

function readPayment(sandbox: Sandbox, form: Form): PaymentRecord {
  const intent = text(form, 'payment_intent');
  const charge = text(form, 'charge');
  if (intent) return findPayment(sandbox, intent, 'payment_intent');
  if (charge) return findPaymentByCharge(sandbox, charge, 'charge');
  throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
}

function refundableAmount(sandbox: Sandbox, payment: PaymentRecord, asked: number | null): number {
  if (isChargedBack(sandbox, payment)) {
    throw invalid(`Charge ${payment.chargeId} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (payment.status !== 'succeeded') {
    throw invalid(`This PaymentIntent (${payment.id}) does not have a successful charge to refund.`);
  }
  const left = payment.amount - payment.amountRefunded;
  if (left === 0) {
    throw invalid(`Charge ${payment.chargeId} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = asked ?? left;
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw invalid(message, { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (amount > left) {
    const limit = payment.amountRefunded === 0 ? 'charge amount' : 'unrefunded amount on charge';
    const message = `Refund amount (${euros.format(amount / 100)}) is greater than ${limit} (${euros.format(left / 100)})`;
    throw invalid(message, { param: 'amount' });
  }
  return amount;
}
