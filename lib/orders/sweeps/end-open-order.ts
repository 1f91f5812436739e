import 'server-only';
import { db } from '@/lib/server/db';
import { closeCheckout } from '../close-checkout';
import { endOrderWithoutSession } from '../end-order-without-session';
import type { Settled } from '../settled-order';

type OpenOrder = { id: string; stripeSessionId: string | null };

/**
 * Expires an order that waits for its payment, with its session at Stripe if it has one. One without a session stays if its
 * claim now ends after `overdueAt`.
 */
export async function endOpenOrder({ id, stripeSessionId }: OpenOrder, now: Date, overdueAt?: Date): Promise<Settled> {
  if (stripeSessionId) return closeCheckout(stripeSessionId, 'expired', 'sweep', now);
  await db().$transaction((tx) => endOrderWithoutSession(tx, id, 'expired', overdueAt));
  return { ok: true, status: 'expired' };
}
