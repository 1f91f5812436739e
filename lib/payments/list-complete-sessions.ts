import 'server-only';
import type Stripe from 'stripe';
import type { Result } from '@/lib/shared/result';
import { callStripe, isProviderFault, isRefusal, isUnknownToStripe } from './call-stripe';
import { readPayment, readState } from './checkout-session';
import { stripe } from './client';
import { PAGE_SIZE, type Page } from './page';
import { type Refund, readRefund } from './refund';
import type { SessionSnapshot } from './retrieve-session';

/** With what its payment has returned so far. */
export type ListedSession = SessionSnapshot & { refund: Refund | null };

/** A page of the completed sessions opened since then, newest first, those of other sites included. Paid or not: Stripe has no such filter. Throws if Stripe refuses the key. */
export async function listCompleteSessions(
  since: Date,
  after: string | null,
): Promise<Result<Page<ListedSession>, 'payments-down'>> {
  try {
    const { data, has_more } = await callStripe('list-sessions', () =>
      stripe().checkout.sessions.list({
        status: 'complete',
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: PAGE_SIZE,
        expand: ['data.line_items', 'data.payment_intent.latest_charge'],
        ...(after && { starting_after: after }),
      }),
    );
    const items = data.map((session) => ({
      state: readState(session),
      payment: readPayment(session),
      refund: refundOf(session),
    }));
    return { ok: true, items, after: has_more ? (data.at(-1)?.id ?? null) : null };
  } catch (error) {
    // A cursor of another account, or of what has been deleted: everything is applied once, so the list may begin again.
    if (after !== null && isUnknownToStripe(error)) return listCompleteSessions(since, null);
    if (isProviderFault(error) && !isRefusal(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}

function refundOf({ payment_intent: intent }: Stripe.Checkout.Session): Refund | null {
  if (intent === null || typeof intent === 'string') return null;
  const { latest_charge: charge } = intent;
  return charge !== null && typeof charge !== 'string' && charge.amount_refunded > 0 ? readRefund(charge) : null;
}
