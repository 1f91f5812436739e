import 'server-only';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { findOrderToChange } from '../order-page/linked-order';
import { cancelComingHour } from './cancel-coming-hour';
import { lockChangeableOrder } from './lock-changeable-order';

export type CancelRefusal = 'gone' | 'not-open' | 'no-appointment' | 'begun';

/** Frees the hour and keeps the order: another hour can be chosen, or the contract withdrawn from. Once, however often it is pressed. */
export async function cancelAppointment(token: string, now: Date): Promise<Result<object, CancelRefusal>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  return db().$transaction(async (tx) => {
    if (!(await lockChangeableOrder(tx, order.id))) return { ok: false, reason: 'not-open' };
    const bookingId = await cancelComingHour(tx, order.id, now);
    if (!bookingId) {
      const begun = await tx.booking.count({ where: { orderId: order.id, status: 'confirmed' } });
      return { ok: false, reason: begun > 0 ? 'begun' : 'no-appointment' };
    }
    await enqueue(tx, 'send-appointment-email', { bookingId, email: 'cancelled' });
    await enqueue(tx, 'send-appointment-email', { bookingId, email: 'staff-cancelled' });
    return { ok: true };
  });
}
