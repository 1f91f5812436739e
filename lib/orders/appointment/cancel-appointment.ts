import 'server-only';
import { cancelAppointment as cancelInAgenda } from '@/lib/agenda/appointments/cancel';
import type { Order } from '@/lib/generated/prisma/client';
import { type Db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { lockOrder } from '../lock-order';
import { findOrderToChange } from '../order-page/linked-order';
import { WITHDRAWN } from '../withdrawal/statement';

export type CancelHourRefusal = 'not-open' | 'no-appointment' | 'begun';

/** Cancels the coming appointment of an order, on whichever side it was decided, and tells the buyer. */
export async function cancelHourOfOrder(
  tx: Db,
  orderId: string,
  now: Date,
): Promise<Result<{ bookingId: string }, CancelHourRefusal>> {
  if (!(await lockChangeableOrder(tx, orderId))) return { ok: false, reason: 'not-open' };
  const bookingId = await cancelInAgenda(tx, { orderId }, now);
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
  return transaction(async (tx) => {
    const cancelled = await cancelHourOfOrder(tx, order.id, now);
    if (cancelled.ok) {
      await enqueue(tx, 'send-appointment-email', { bookingId: cancelled.bookingId, email: 'staff-cancelled' });
    }
    return cancelled;
  });
}

/**
 * Locks the order, before any row that hangs on it, against a withdrawal or a refund at the same moment. Null if its appointment
 * is no longer the buyer's to change: the contract is withdrawn from, also by a statement that still waits, or has ended. One
 * that came after the period waits for a person, and changes nothing.
 */
export async function lockChangeableOrder(tx: Db, orderId: string): Promise<Order | null> {
  await lockOrder(tx, orderId);
  const order = await tx.order.findUnique({
    where: { id: orderId },
    include: { withdrawals: { where: WITHDRAWN, select: { id: true } } },
  });
  const isOpen = order?.status === 'confirmed' || order?.status === 'needs_attention';
  return isOpen && order.withdrawals.length === 0 ? order : null;
}

/** Cancels the order's appointment unless it has begun: what took place stays as it was. The id of the one that was confirmed. */
export async function cancelComingAppointment(tx: Db, orderId: string, now: Date): Promise<string | null> {
  await tx.booking.updateMany({
    where: { orderId, status: 'pending' },
    data: { status: 'cancelled', expiresAt: null },
  });
  return cancelInAgenda(tx, { orderId }, now);
}
