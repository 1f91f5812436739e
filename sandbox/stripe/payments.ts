import type { PaymentRecord } from '../records';
import type { Sandbox } from '../sandbox';
import { noSuch } from './errors';

export function findPayment(sandbox: Sandbox, id: string, param = 'intent'): PaymentRecord {
  const payment = sandbox.state.get('payments', id);
  if (!payment) throw noSuch('payment_intent', id, param);
  return payment;
}

/** Only the last charge of a payment intent is stored. */
export function findPaymentByCharge(sandbox: Sandbox, chargeId: string, param = 'id'): PaymentRecord {
  const payment = sandbox.state.all('payments').find((candidate) => candidate.chargeId === chargeId);
  if (!payment) throw noSuch('charge', chargeId, param);
  return payment;
}
