import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { cancelComingHour } from './cancel-coming-hour';
import { lockChangeableOrder } from './lock-changeable-order';

export type CancelHourRefusal = 'not-open' | 'no-appointment' | 'begun';

/** Cancels the coming appointment of an order, on whichever side it was decided, and tells the buyer. */
export async function cancelHourOfOrder(
  tx: Db,
  orderId: string,
  now: Date,
): Promise<Result<{ bookingId: string }, CancelHourRefusal>> {
  if (!(await lockChangeableOrder(tx, orderId))) return { ok: false, reason: 'not-open' };
  const bookingId = await cancelComingHour(tx, orderId, now);
  if (!bookingId) {
    const begun = await tx.booking.count({ where: { orderId, status: 'confirmed' } });
    return { ok: false, reason: begun > 0 ? 'begun' : 'no-appointment' };
  }
  await enqueue(tx, 'send-appointment-email', { bookingId, email: 'cancelled' });
  return { ok: true, bookingId };
}
