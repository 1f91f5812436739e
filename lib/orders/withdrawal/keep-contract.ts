import 'server-only';
import { transaction } from '@/lib/server/db';
import { enqueue, enqueueJobs } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { reminderJobs } from '../appointment/reminder-times';
import { lockOrder } from '../lock-order';
import { findOrderToChange } from '../order-page/linked-order';

/**
 * The buyer undoes a statement that came without the order's link, before it was executed: a stranger may have sent it. A later
 * statement of the buyer's own counts as if there had been none.
 */
export async function keepContract(orderId: string, now: Date): Promise<Result<object, 'nothing-to-keep'>> {
  return transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [kept] = await tx.withdrawal.updateManyAndReturn({
      where: { orderId, state: 'registered', channel: 'public', executedAt: null, submittedAt: { lte: now } },
      data: { state: 'kept-by-buyer', keptAt: now },
      select: { id: true },
    });
    if (!kept) return { ok: false, reason: 'nothing-to-keep' };
    const booking = await tx.booking.findFirst({ where: { orderId, status: 'confirmed', startsAt: { gt: now } } });
    for (const email of ['kept', 'staff'] as const) {
      const payload = { withdrawalId: kept.id, email, bookingId: booking?.id ?? null };
      await enqueue(tx, 'send-withdrawal-email', payload);
    }
    // Reminders that were due while the statement waited were not sent.
    if (booking) await enqueueJobs(tx, reminderJobs(booking, now));
    return { ok: true };
  });
}

export type KeepRefusal = 'nothing-to-keep' | 'gone';

/** Keeps the contract for the holder of the link to an order. */
export async function keepByLink(token: string, now: Date): Promise<Result<object, KeepRefusal>> {
  const order = await findOrderToChange(token, now);
  return order ? keepContract(order.id, now) : { ok: false, reason: 'gone' };
}
