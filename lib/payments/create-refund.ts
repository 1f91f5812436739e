import 'server-only';
import Stripe from 'stripe';
import type { Cents } from '@/lib/shared/money';
import { callStripe, isProviderFault } from './call-stripe';
import { stripe } from './client';
import { type IntentRefund, readIntentRefund } from './intent-refund';

type WantedRefund = { rowId: string; orderId: string; paymentIntentId: string; amount: Cents };

/**
 * `refused`: Stripe will not make it however often it is asked, for example while the payment is disputed. `balance-empty`: it
 * will once there is money in our balance.
 */
type Created =
  | { ok: true; refund: IntentRefund }
  | { ok: false; reason: 'payments-down' | 'already-refunded' | 'balance-empty' }
  | { ok: false; reason: 'refused'; code: string };

/**
 * Sends money back. The key is the row's and never another one: however often it is asked within a day, Stripe makes one refund.
 * Later the row's id in the metadata tells that it was made.
 */
export async function createRefund({ rowId, orderId, paymentIntentId, amount }: WantedRefund): Promise<Created> {
  try {
    const refund = await callStripe('create-refund', () =>
      stripe().refunds.create(
        {
          payment_intent: paymentIntentId,
          amount,
          reason: 'requested_by_customer',
          metadata: { order_id: orderId, refund_row: rowId },
        },
        { idempotencyKey: `refund/${rowId}` },
      ),
    );
    return { ok: true, refund: readIntentRefund(refund) };
  } catch (error) {
    if (!isProviderFault(error)) throw error;
    if (error.code === 'charge_already_refunded') return { ok: false, reason: 'already-refunded' };
    if (isBalanceEmpty(error)) return { ok: false, reason: 'balance-empty' };
    if (isFinal(error)) return { ok: false, reason: 'refused', code: error.code ?? error.type };
    return { ok: false, reason: 'payments-down' };
  }
}

/** Reads the message too: not every account is told by a code. */
function isBalanceEmpty({ code, message }: Stripe.errors.StripeError): boolean {
  const codes: unknown[] = ['insufficient_balance_for_refund', 'balance_insufficient'];
  return codes.includes(code) || /insufficient funds in your stripe balance/i.test(message);
}

/** Another amount under the same key is refused only while Stripe remembers the key, and a refused key is mended by staff. */
function isFinal(error: Stripe.errors.StripeError): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return false;
  return error.statusCode === 400 || error.statusCode === 402 || error.statusCode === 404;
}
