import 'server-only';
import type { Result } from '@/lib/shared/result';
import { callStripe, isProviderFault, isRefusal, isUnknownToStripe } from './call-stripe';
import { intentReference } from './checkout-session';
import { stripe } from './client';
import { keyIsLive } from './key-mode';
import { PAGE_SIZE, type Page } from './page';

export type ListedDispute = { id: string; status: string; paymentIntentId: string };

/** A page of the disputes opened since then, newest first. Throws if Stripe refuses the key. */
export async function listDisputes(
  since: Date,
  after: string | null,
): Promise<Result<Page<ListedDispute>, 'payments-down'>> {
  try {
    const { data, has_more } = await callStripe('list-disputes', () =>
      stripe().disputes.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: PAGE_SIZE,
        ...(after && { starting_after: after }),
      }),
    );
    const items = data.flatMap(({ id, status, livemode, payment_intent }) => {
      const paymentIntentId = intentReference.parse(payment_intent);
      return livemode === keyIsLive() && paymentIntentId ? [{ id, status, paymentIntentId }] : [];
    });
    return { ok: true, items, after: has_more ? (data.at(-1)?.id ?? null) : null };
  } catch (error) {
    // A cursor that Stripe no longer knows: the list begins again, as in list-refunds.ts.
    if (after !== null && isUnknownToStripe(error)) return listDisputes(since, null);
    if (isProviderFault(error) && !isRefusal(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}
