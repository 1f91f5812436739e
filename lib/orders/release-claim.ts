import 'server-only';
import { releaseHold } from '@/lib/agenda/release-hold';
import { db, transaction } from '@/lib/server/db';
import { hashToken } from '@/lib/server/security/token';
import { cancelCheckout } from './close-checkout';
import { endOrderWithoutSession } from './end-unpaid-order';

/** Releases the hour of a hold token, also once an unpaid order has claimed it. Unknown tokens are ignored. */
export async function releaseClaim(holdToken: string, now: Date): Promise<void> {
  if (await releaseHold(db(), holdToken)) return;
  const orderId = await findOrderOf(holdToken);
  if (!orderId) return;
  if (await transaction((tx) => endOrderWithoutSession(tx, orderId, 'cancelled'))) return;
  const order = await db().order.findUnique({ where: { id: orderId }, select: { stripeSessionId: true } });
  if (order?.stripeSessionId) await cancelCheckout(order.stripeSessionId, now);
}

async function findOrderOf(holdToken: string): Promise<string | null> {
  const booking = await db().booking.findFirst({
    where: { holdTokenHash: hashToken(holdToken), status: 'pending' },
    select: { orderId: true },
  });
  return booking?.orderId ?? null;
}
