import 'server-only';
import { type Db, db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { findOrderToChange } from '../order-page/linked-order';
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

export type CancelRefusal = CancelHourRefusal | 'gone';

/** Frees the hour and keeps the order: another hour can be chosen, or the contract withdrawn from. Once, however often it is pressed. */
export async function cancelAppointment(token: string, now: Date): Promise<Result<object, CancelRefusal>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  return db().$transaction(async (tx) => {
    const cancelled = await cancelHourOfOrder(tx, order.id, now);
    if (cancelled.ok) {
      await enqueue(tx, 'send-appointment-email', { bookingId: cancelled.bookingId, email: 'staff-cancelled' });
    }
    return cancelled;
  });
}
