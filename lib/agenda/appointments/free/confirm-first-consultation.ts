import 'server-only';
import { queueConfirmation } from '@/lib/agenda/meetings/meeting-change';
import { transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { bookingOfToken } from '../link';
import { confirmedOfMailbox, lockFirstConsultations } from './limits';

export type ConfirmRefusal = 'gone' | 'too-late' | 'mailbox-has-one';

/** Idempotent. Of several that one mailbox has chosen, the first to be confirmed stays, and the hour of the next is free again. */
export async function confirmFirstConsultation(token: string, now: Date): Promise<Result<object, ConfirmRefusal>> {
  return transaction(async (tx) => {
    await lockFirstConsultations(tx);
    const booking = await bookingOfToken(tx, token);
    if (!booking?.customerEmail) return { ok: false, reason: 'gone' };
    const { id, linkVersion } = booking;
    if (booking.status === 'confirmed') return { ok: true };
    const other = await confirmedOfMailbox(tx, booking.customerEmail, now);
    if (other) {
      await tx.booking.updateMany({ where: { id, status: 'held' }, data: { status: 'released' } });
      return { ok: false, reason: 'mailbox-has-one' };
    }
    const { count } = await tx.booking.updateMany({
      where: { id, linkVersion, status: 'held', expiresAt: { gt: now }, startsAt: { gt: now } },
      data: { status: 'confirmed', expiresAt: null, confirmedAt: now },
    });
    if (count === 0) return { ok: false, reason: 'too-late' };
    await queueConfirmation(tx, { booking, orderId: null }, now);
    await enqueue(tx, 'send-first-consultation-email', { bookingId: id, email: 'staff-confirmed' });
    return { ok: true };
  });
}
