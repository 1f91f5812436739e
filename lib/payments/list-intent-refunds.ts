import 'server-only';
import type Stripe from 'stripe';
import type { Result } from '@/lib/shared/result';
import { callStripe, isProviderFault, isUnknownToStripe } from './call-stripe';
import { stripe } from './client';
import { type IntentRefund, readIntentRefund } from './intent-refund';
import { keyIsLive } from './key-mode';
import { readRefund } from './refund';

/** Refunds of the mode of our key; `orderId` is that of the payment. */
export type IntentRefunds = { orderId: string | null; refunds: IntentRefund[] };

const LARGEST_PAGE = 100;

/** Every refund of one payment, in all states; none for a payment that Stripe does not know. */
export async function listIntentRefunds(paymentIntentId: string): Promise<Result<IntentRefunds, 'payments-down'>> {
  const found: Stripe.Refund[] = [];
  try {
    for (let after: string | null = null, more = true; more; ) {
      const page = await listPage(paymentIntentId, after);
      found.push(...page.data);
      after = page.data.at(-1)?.id ?? null;
      more = page.has_more && after !== null;
    }
  } catch (error) {
    if (isUnknownToStripe(error)) return { ok: true, orderId: null, refunds: [] };
    if (isProviderFault(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
  const ours = found.flatMap((refund) => {
    const { charge } = refund;
    if (charge === null || typeof charge === 'string' || charge.livemode !== keyIsLive()) return [];
    return [{ orderId: readRefund(charge).orderId, refund: readIntentRefund(refund) }];
  });
  return { ok: true, orderId: ours[0]?.orderId ?? null, refunds: ours.map(({ refund }) => refund) };
}

function listPage(paymentIntentId: string, after: string | null): Promise<Stripe.ApiList<Stripe.Refund>> {
  return callStripe('list-refunds', () =>
    stripe().refunds.list({
      payment_intent: paymentIntentId,
      limit: LARGEST_PAGE,
      expand: ['data.charge'],
      ...(after && { starting_after: after }),
    }),
  );
}
