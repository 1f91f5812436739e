import 'server-only';
import { subHours } from 'date-fns';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { PAYMENT_MISMATCH } from '../attention-reason';

// From the end of the claim: staff had this long to decide, and the hour is no longer kept for a payment that does not fit.
const DECISION_HOURS = 48;
const ORDERS_PER_RUN = 50;

/** Frees hours of orders whose session was paid with another amount. It cannot be paid again; the order waits for a person. */
export async function releaseMismatchedHours(now: Date): Promise<void> {
  const overdue = { status: 'pending', expiresAt: { lte: subHours(now, DECISION_HOURS) } } as const;
  const mismatched = { status: 'pending', attentionReason: PAYMENT_MISMATCH } as const;
  const orders = await db().order.findMany({
    where: { ...mismatched, bookings: { some: overdue } },
    take: ORDERS_PER_RUN,
    select: { id: true },
  });
  for (const { id } of orders) {
    await db().$transaction(async (tx) => {
      const { count } = await tx.order.updateMany({
        where: { id, ...mismatched },
        data: { status: 'needs_attention' },
      });
      if (count === 0) return;
      await tx.booking.updateMany({ where: { orderId: id, ...overdue }, data: { status: 'expired' } });
      log.warn({ orderId: id }, 'hour of a payment that does not fit released');
    });
  }
}
