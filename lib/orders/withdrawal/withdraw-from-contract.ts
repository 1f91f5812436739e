import 'server-only';
import { v7 as uuid } from 'uuid';
import type { Order } from '@/lib/generated/prisma/client';
import { statementOfOrder } from '@/lib/orders/texts/withdrawal-statement';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { type Db, transaction } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatMoment, madridDate } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { lockOrder } from '../lock-order';
import { findOrderToChange } from '../order-page/linked-order';
import { rightsOfOrder } from '../refunds/refund-rights';
import { enqueueExecutedEmail, enqueueWithdrawalEmails, executeInTransaction } from './execute-withdrawal';
import type { WithdrawalForm } from './schema';

/** `repeated`: the contract had been withdrawn from before; the id is that of the first statement. */
type Withdrawn = { withdrawalId: string; repeated: boolean };
export type WithdrawalRefusal = 'not-paid' | 'period-over';

/** By mail or telephone, as staff have noted it: it counts from when it was sent or said. */
export type ReceivedStatement = { channel: 'mail' | 'phone'; submittedAt: Date; staff: StaffMember };

/**
 * Withdraws from the contract of an order: stored, acknowledged and executed in one transaction, which waits for no provider. However
 * often and from wherever it is confirmed there is one statement and one refund.
 */
export async function withdrawFromContract(
  orderId: string,
  form: WithdrawalForm,
  now: Date,
  received: ReceivedStatement | null = null,
): Promise<Result<Withdrawn, WithdrawalRefusal>> {
  const submittedAt = received?.submittedAt ?? now;
  return transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await tx.order.findUnique({
      where: { id: orderId },
      include: { product: { select: { name: true } } },
    });
    if (!order?.paidAt || !isPaid(order)) return { ok: false, reason: 'not-paid' };
    const earlier = await tx.withdrawal.findFirst({ where: { orderId, state: 'registered' }, select: { id: true } });
    if (earlier)
      return received ? { ok: true, withdrawalId: earlier.id, repeated: true } : confirmAgain(tx, earlier.id, now);
    const { basis } = rightsOfOrder({ ...order, paidAt: order.paidAt }, submittedAt, await readLocalHolidays(tx));
    if (basis === null) return { ok: false, reason: 'period-over' };

    const number = shortReference(order.id);
    const stated = { productName: order.product.name, orderNumber: number, contractedOn: madridDate(order.paidAt) };
    const withdrawalId = uuid();
    await tx.withdrawal.create({
      data: {
        name: form.name,
        ackEmail: form.ackEmail ?? order.customerEmail,
        id: withdrawalId,
        orderId,
        state: 'registered',
        basis,
        channel: received?.channel ?? 'order-page',
        contract: number,
        statement: statementOfOrder(stated),
        submittedAt,
        executeAt: now,
      },
    });
    const executed = await executeInTransaction(tx, withdrawalId, now);
    await enqueueWithdrawalEmails(tx, withdrawalId, executed?.cancelledBookingId ?? null);
    if (received) {
      const { staff } = received;
      const subject = formatMoment(submittedAt);
      await recordDeskEvent(tx, { staff, kind: 'orders.withdrawn', orderId, subject, now });
    }
    return { ok: true, withdrawalId, repeated: false };
  });
}

/** Executes a statement that came without the order's link and waits: the link shows that the buyer means it. */
async function confirmAgain(tx: Db, withdrawalId: string, now: Date): Promise<Result<Withdrawn, never>> {
  const executed = await executeInTransaction(tx, withdrawalId, now);
  if (executed) await enqueueExecutedEmail(tx, withdrawalId, executed.cancelledBookingId);
  return { ok: true, withdrawalId, repeated: true };
}

/** Also one that was paid back meanwhile: the statement is received all the same. */
function isPaid({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'refunded';
}

/** Withdraws for the holder of the link to an order. */
export async function withdrawByLink(
  token: string,
  form: WithdrawalForm,
  now: Date,
): Promise<Result<Withdrawn, WithdrawalRefusal | 'gone'>> {
  const order = await findOrderToChange(token, now);
  return order ? withdrawFromContract(order.id, form, now) : { ok: false, reason: 'gone' };
}
