import 'server-only';
import { db } from '@/lib/db';
import { releaseHold } from '@/lib/scheduling/release-hold';
import { hashToken } from '@/lib/security/token';
import { cancelCheckout } from './cancel-checkout';
import { expireOrder } from './expire-order';

/** Gives back the hour of a hold token, also after it has become an order's, as long as nobody has paid. Unknown tokens are nobody's hour. */
export async function giveBackHour(holdToken: string, now: Date): Promise<void> {
  if (await releaseHold(db(), holdToken)) return;
  const booking = await db().booking.findFirst({
    where: { holdTokenHash: hashToken(holdToken), status: 'pending' },
    select: { order: { select: { id: true, stripeSessionId: true } } },
  });
  if (!booking?.order) return;
  const { id, stripeSessionId } = booking.order;
  if (stripeSessionId) await cancelCheckout(stripeSessionId, now);
  else await db().$transaction((tx) => expireOrder(tx, id, 'cancelled', false));
}
