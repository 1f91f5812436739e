import 'server-only';
import { db } from '@/lib/server/db';
import { closeCheckout } from './close-checkout';
import type { Settled } from './settled-order';

/** While Stripe is down the session might still be paid: the hour stays claimed and the next sweep tries again. */
export async function cancelCheckout(sessionId: string, now: Date): Promise<Settled> {
  const settled = await closeCheckout(sessionId, 'cancelled', 'page', now);
  if (!settled.ok && settled.reason === 'payments-down') {
    await db().booking.updateMany({
      where: { status: 'pending', order: { stripeSessionId: sessionId } },
      data: { expiresAt: now },
    });
  }
  return settled;
}
