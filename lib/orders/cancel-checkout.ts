import 'server-only';
import { db } from '@/lib/db';
import { closeCheckout, type Settled } from './settle-order';

/**
 * The buyer gives up: closes the payment page and gives the hour back. If Stripe cannot be reached the hour must wait, for
 * the page might still be paid; its claim then ends now, which makes the next sweep try again.
 */
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
