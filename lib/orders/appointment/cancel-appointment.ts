import 'server-only';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { findOrderToChange } from '../order-page/linked-order';
import { type CancelHourRefusal, cancelHourOfOrder } from './cancel-hour-of-order';

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
