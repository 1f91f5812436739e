import 'server-only';
import { subMinutes } from 'date-fns';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { lockOrder } from '../lock-order';

/** A second press, also of another person, is not a second e-mail. */
const APART_MINUTES = 2;

/** Sends the confirmation that follows the payment again, as the order stands now. */
export async function resendConfirmation(
  orderId: string,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'not-confirmed' | 'just-sent'>> {
  return db().$transaction(async (tx): Promise<Result<object, 'not-confirmed' | 'just-sent'>> => {
    await lockOrder(tx, orderId);
    const order = await tx.order.findUnique({ where: { id: orderId } });
    if (order?.status !== 'confirmed' || !order.confirmationSentAt) return { ok: false, reason: 'not-confirmed' };
    const kind = 'orders.confirmation-resent';
    const since = subMinutes(now, APART_MINUTES);
    if ((await tx.deskEvent.count({ where: { orderId, kind, at: { gt: since } } })) > 0)
      return { ok: false, reason: 'just-sent' };
    await enqueue(tx, 'send-order-email', { orderId, email: 'confirmation-again', askedAt: now.toISOString() });
    await recordDeskEvent(tx, { staff, kind, orderId, now });
    return { ok: true };
  });
}
