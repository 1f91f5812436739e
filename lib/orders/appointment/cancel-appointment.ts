import 'server-only';
import { db } from '@/lib/db';
import { enqueue, enqueueJobs } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { meetingChange } from '@/lib/scheduling/meeting-change';
import { findOrderToChange } from '../order-page/linked-order';
import { lockChangeableOrder } from './lock-changeable-order';

export type CancelRefusal = 'gone' | 'not-open' | 'no-appointment' | 'begun';

/** Frees the hour and keeps the order: another hour can be chosen, or the contract withdrawn from. Once, however often it is pressed. */
export async function cancelAppointment(token: string, now: Date): Promise<Result<object, CancelRefusal>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  return db().$transaction(async (tx) => {
    if (!(await lockChangeableOrder(tx, order.id))) return { ok: false, reason: 'not-open' };
    const [cancelled] = await tx.booking.updateManyAndReturn({
      where: { orderId: order.id, status: 'confirmed', startsAt: { gt: now } },
      data: { status: 'cancelled', cancelledAt: now },
      select: { id: true, bookingType: true },
    });
    if (!cancelled) {
      const begun = await tx.booking.count({ where: { orderId: order.id, status: 'confirmed' } });
      return { ok: false, reason: begun > 0 ? 'begun' : 'no-appointment' };
    }
    const bookingId = cancelled.id;
    if (cancelled.bookingType === 'online') {
      await enqueueJobs(tx, [meetingChange('delete-meeting', bookingId)]);
    }
    await enqueue(tx, 'send-appointment-email', { bookingId, email: 'cancelled' });
    await enqueue(tx, 'send-appointment-email', { bookingId, email: 'staff-cancelled' });
    return { ok: true };
  });
}
