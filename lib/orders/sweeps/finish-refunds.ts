import 'server-only';
import { subDays, subMinutes } from 'date-fns';
import { executionKey } from '@/lib/orders/withdrawal/execute-withdrawal';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { isQueued } from '@/lib/server/jobs/is-queued';
import { makeRefundKey, orderRefund, orderSettlement, settleRefundsKey } from '../refunds/order-refund';
import { EXECUTED } from '../refunds/want-rest';

/** By then its job has run, unless a provider or the queue is in trouble. */
const UNFINISHED_MINUTES = 15;
/** Half of the fourteen days that the law allows for paying back (article 107 of Real Decreto Legislativo 1/2007). */
const LATE_DAYS = 7;
const AT_ONCE = 200;

/** Hourly: asks Stripe about every refund that is not finished, so that no lost event and no lost job leaves one open. */
export async function finishRefunds(now: Date): Promise<void> {
  await askAboutUnfinished(now);
  await executeOverdue(now);
  await tellOfLate(now);
}

async function askAboutUnfinished(now: Date): Promise<void> {
  const rows = await db().refundRow.findMany({
    where: {
      status: { in: ['requested', 'pending', 'requires_action'] },
      updatedAt: { lt: subMinutes(now, UNFINISHED_MINUTES) },
    },
    orderBy: { createdAt: 'asc' },
    include: { order: { select: { stripePaymentIntentId: true } } },
  });
  for (const { id, stripeRefundId, order } of rows) {
    const intent = order.stripePaymentIntentId;
    if (stripeRefundId === null) {
      if (!(await isQueued(makeRefundKey(id)))) await orderRefund(db(), id);
    } else if (intent && !(await isQueued(settleRefundsKey(intent)))) await orderSettlement(db(), intent);
  }
}

/** Statements whose own job was lost or given up. */
async function executeOverdue(now: Date): Promise<void> {
  const overdue = await db().withdrawal.findMany({
    where: {
      state: 'registered',
      executedAt: null,
      basis: { in: ['law', 'guarantee'] },
      executeAt: { lt: subMinutes(now, UNFINISHED_MINUTES) },
    },
    select: { id: true },
    take: AT_ONCE,
  });
  for (const { id: withdrawalId } of overdue) {
    const jobKey = executionKey(withdrawalId);
    if (!(await isQueued(jobKey))) await enqueue(db(), 'execute-withdrawal', { withdrawalId }, { jobKey });
  }
}

/** Once for each refund. A failed one of a buyer who has withdrawn, also made by staff, counts until the order is paid back otherwise. */
async function tellOfLate(now: Date): Promise<void> {
  const since = subDays(now, LATE_DAYS);
  const late = await db().refundRow.findMany({
    where: {
      toldLateAt: null,
      OR: [
        {
          status: { in: ['requested', 'pending', 'requires_action'] },
          OR: [{ withdrawal: { submittedAt: { lte: since } } }, { withdrawal: null, createdAt: { lte: since } }],
        },
        {
          status: { in: ['failed', 'canceled'] },
          order: { paymentStatus: 'paid', withdrawals: { some: { ...EXECUTED, submittedAt: { lte: since } } } },
        },
      ],
    },
    select: { id: true, orderId: true, stripeRefundId: true, status: true },
    take: AT_ONCE,
  });
  for (const { id, orderId, stripeRefundId, status } of late) {
    await db().$transaction(async (tx) => {
      const told = await tx.refundRow.updateMany({ where: { id, toldLateAt: null }, data: { toldLateAt: now } });
      if (told.count === 0) return;
      await enqueue(tx, 'alert-staff', { alert: 'refund-late', orderId, detail: `${stripeRefundId ?? id}: ${status}` });
    });
  }
}
