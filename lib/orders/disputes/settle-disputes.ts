import 'server-only';
import { v7 as uuid } from 'uuid';
import { listIntentDisputes, type PaymentDispute } from '@/lib/payments/list-intent-disputes';
import { type Db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { formatMoment } from '@/lib/shared/madrid-time';
import { formatEuros } from '@/lib/shared/money';
import { APPOINTMENT_UNKNOWN, HOUR_LOST, REFUND_FAILED } from '../attention-reason';
import { lockOrder } from '../lock-order';
import { isClosed } from './dispute-state';

/** Makes the stored disputes of a payment agree with Stripe's list. Staff are told once that one is open, and once how it ended. */
export async function settleDisputes({ paymentIntentId }: Jobs['settle-disputes'], now: Date): Promise<void> {
  const listed = await listIntentDisputes(paymentIntentId);
  if (!listed.ok) throw new Error('Stripe cannot be asked for the disputes of a payment');
  const { orderId, disputes } = listed;
  // The payment belongs to another site of the account.
  if (disputes.length === 0 || !orderId) return;
  await transaction(async (tx) => {
    const order = await tx.order.findUnique({
      where: { id: orderId },
      select: { id: true, stripePaymentIntentId: true },
    });
    if (!order) return;
    await lockOrder(tx, order.id);
    const isItsPayment = !order.stripePaymentIntentId || order.stripePaymentIntentId === paymentIntentId;
    for (const dispute of disputes) {
      // A second payment of the order: what is disputed is not the money that counts here.
      if (isItsPayment) await settle(tx, order.id, dispute, now);
      else await tellOfOtherPayment(tx, order.id, dispute, now);
    }
    await endOwedRefund(tx, order.id);
  });
}

async function settle(tx: Db, orderId: string, { id, ...dispute }: PaymentDispute, now: Date): Promise<void> {
  const known = await tx.dispute.findUnique({ where: { stripeDisputeId: id } });
  const closedAt = isClosed(dispute.status) ? (known?.closedAt ?? now) : null;
  const data = { ...dispute, closedAt };
  if (known) await tx.dispute.update({ where: { id: known.id }, data });
  else await tx.dispute.create({ data: { id: uuid(), orderId, stripeDisputeId: id, ...data } });
  if (closedAt && known?.status !== dispute.status) await tell(tx, 'dispute-closed', orderId, { id, ...dispute });
  else if (!closedAt && (!known || known.closedAt)) await tell(tx, 'dispute', orderId, { id, ...dispute });
}

/** Alerts staff to a dispute that is not stored: each of its states is told once, whatever asks again. */
async function tellOfOtherPayment(tx: Db, orderId: string, dispute: PaymentDispute, now: Date): Promise<void> {
  const id = `${dispute.id}/${isClosed(dispute.status) ? 'closed' : 'open'}`;
  const told = await tx.stripeEvent.createMany({
    data: { id, type: 'dispute.other-payment', createdAt: now },
    skipDuplicates: true,
  });
  if (told.count > 0) await tell(tx, isClosed(dispute.status) ? 'dispute-closed' : 'dispute', orderId, dispute);
}

/** Nothing is owed any more once the bank has given the money back: no refund that Stripe refused because of it, and no hour. */
async function endOwedRefund(tx: Db, orderId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE orders SET payment_status = 'refunded', status = 'refunded'
    WHERE id = ${orderId}::uuid AND status = 'needs_attention'
      AND attention_reason IN (${REFUND_FAILED}, ${HOUR_LOST}, ${APPOINTMENT_UNKNOWN})
      AND amount_lost > 0 AND amount_refunded + amount_lost >= total_amount`;
}

async function tell(tx: Db, alert: 'dispute' | 'dispute-closed', orderId: string, dispute: PaymentDispute) {
  const { id, amount, reason, status, dueAt } = dispute;
  const until = alert === 'dispute' && dueAt ? [`respuesta antes de: ${formatMoment(dueAt)}`] : [];
  const detail = [`${id}: ${formatEuros(amount)}`, `${reason}, ${status}`, ...until].join('; ');
  await enqueue(tx, 'alert-staff', { alert, orderId, detail });
}

/** Jobs of this queue run one after another: what a list says is stored before the next one is read, so a status never goes back. */
const QUEUE = 'settle-disputes';

/** Has Stripe asked for the disputes of a payment: at most one job of a payment waits. */
export async function orderDisputes(tx: Db, paymentIntentId: string): Promise<void> {
  const jobKey = `settle-disputes:${paymentIntentId}`;
  await enqueue(tx, 'settle-disputes', { paymentIntentId }, { jobKey, queue: QUEUE });
}
