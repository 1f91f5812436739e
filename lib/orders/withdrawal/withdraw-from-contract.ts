import 'server-only';
import { v7 as uuid } from 'uuid';
import { statementOfOrder } from '@/lib/content/withdrawal-statement';
import { type Db, db } from '@/lib/db';
import type { Order } from '@/lib/generated/prisma/client';
import { shortReference } from '@/lib/i18n/short-reference';
import { madridDate } from '@/lib/madrid-time';
import type { Result } from '@/lib/result';
import { lockOrder } from '../lock-order';
import { rightsOfOrder } from '../refunds/rights-of-order';
import { enqueueExecutedEmail, enqueueWithdrawalEmails } from './enqueue-withdrawal-emails';
import { executeInTransaction } from './execute-in-transaction';
import type { WithdrawalForm } from './schema';

/** `repeated`: the contract had been withdrawn from before; the id is that of the first statement. */
export type Withdrawn = { withdrawalId: string; repeated: boolean };
export type WithdrawalRefusal = 'not-paid' | 'period-over';

/**
 * Withdraws from the contract of an order: stored, acknowledged and executed in one transaction, which waits for no provider. However
 * often and from wherever it is confirmed there is one statement and one refund.
 */
export async function withdrawFromContract(
  orderId: string,
  form: WithdrawalForm,
  now: Date,
): Promise<Result<Withdrawn, WithdrawalRefusal>> {
  return db().$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await tx.order.findUnique({
      where: { id: orderId },
      include: { product: { select: { name: true } } },
    });
    if (!order?.paidAt || !isPaid(order)) return { ok: false, reason: 'not-paid' };
    const earlier = await tx.withdrawal.findFirst({ where: { orderId, state: 'registered' }, select: { id: true } });
    if (earlier) return confirmAgain(tx, earlier.id, now);
    const { basis } = rightsOfOrder({ ...order, paidAt: order.paidAt }, now);
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
        channel: 'order-page',
        contract: number,
        statement: statementOfOrder(stated),
        submittedAt: now,
        executeAt: now,
      },
    });
    const executed = await executeInTransaction(tx, withdrawalId, now);
    await enqueueWithdrawalEmails(tx, withdrawalId, executed?.cancelledBookingId ?? null);
    return { ok: true, withdrawalId, repeated: false };
  });
}

/** One that came without the order's link and waits is executed now: the link shows that the buyer means it. */
async function confirmAgain(tx: Db, withdrawalId: string, now: Date): Promise<Result<Withdrawn, never>> {
  const executed = await executeInTransaction(tx, withdrawalId, now);
  if (executed) await enqueueExecutedEmail(tx, withdrawalId, executed.cancelledBookingId);
  return { ok: true, withdrawalId, repeated: true };
}

/** Also one that was paid back meanwhile: the statement is received all the same. */
function isPaid({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'refunded';
}
