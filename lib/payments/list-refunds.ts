import 'server-only';
import type { Result } from '@/lib/shared/result';
import { callStripe, isProviderFault, isRefusal, isUnknownToStripe } from './call-stripe';
import { stripe } from './client';
import { type IntentRefund, readIntentRefund } from './intent-refund';
import { keyIsLive } from './key-mode';
import { PAGE_SIZE, type Page } from './page';
import { isOfThisSite } from './recorded-purchase';
import { type Refund, readRefund } from './refund';

/** `ours`: of this site, even if its order is unknown here. */
export type ListedRefund = { id: string; status: IntentRefund['status']; refund: Refund; ours: boolean };

/** A page of the refunds made since then, newest first, each with what its charge has returned in all. Throws if Stripe refuses the key. */
export async function listRefunds(
  since: Date,
  after: string | null,
): Promise<Result<Page<ListedRefund>, 'payments-down'>> {
  try {
    const { data, has_more } = await callStripe('list-refunds', () =>
      stripe().refunds.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: PAGE_SIZE,
        expand: ['data.charge'],
        ...(after && { starting_after: after }),
      }),
    );
    const items = data.flatMap((refund) => {
      const { charge } = refund;
      if (charge === null || typeof charge === 'string' || charge.livemode !== keyIsLive()) return [];
      const { id, status } = readIntentRefund(refund);
      return [{ id, status, refund: readRefund(charge), ours: isOfThisSite(charge.metadata) }];
    });
    return { ok: true, items, after: has_more ? (data.at(-1)?.id ?? null) : null };
  } catch (error) {
    // A cursor of another account, or of what has been deleted: everything is applied once, so the list may begin again.
    if (after !== null && isUnknownToStripe(error)) return listRefunds(since, null);
    if (isProviderFault(error) && !isRefusal(error)) return { ok: false, reason: 'payments-down' };
    throw error;
  }
}
