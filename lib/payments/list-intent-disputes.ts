import 'server-only';
import type { Result } from '@/lib/shared/result';
import { callStripe } from './call-stripe';
import { stripe } from './client';
import { type PaymentDispute, readDispute } from './dispute';
import { keyIsLive } from './key-mode';
import { isProviderFault, isUnknownToStripe } from './provider-fault';
import { readRefund } from './refund';

/** `orderId` is that of the payment. */
export type IntentDisputes = { orderId: string | null; disputes: PaymentDispute[] };

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
