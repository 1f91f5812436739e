import 'server-only';
import type { Order, RefundRow } from '@/lib/generated/prisma/client';
import { createRefund } from '@/lib/payments/create-refund';
import { type IntentRefunds, listIntentRefunds } from '@/lib/payments/list-intent-refunds';
import { retrievePayment } from '@/lib/payments/retrieve-payment';
import { db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { formatEuros } from '@/lib/shared/money';
import { refundableAmount } from './amounts';
import { amountOnItsWay, amountPaidBack, BALANCE_EMPTY, type Refusal } from './merge-refunds';
import { settleReported } from './settle-refunds';
import { storedRefunds } from './stored-refunds';

/**
 * Has Stripe make a wanted refund, once: what Stripe lists is looked through for it first, because it may have been made by an
 * attempt that ended before it could store that. Throws while Stripe cannot be asked: the job is repeated. While our balance
 * there is empty the row waits, and the hourly sweep orders it again. Nothing is sent back from a payment of which Stripe says that another
 * order, or another amount, was paid by it: the row waits for a person.
 */
export async function makeRefund({ refundId }: Jobs['make-refund'], now: Date): Promise<void> {
  const wanted = await db().refundRow.findUnique({
    where: { id: refundId },
    include: { order: true },
  });
  if (wanted?.status !== 'requested' || wanted.stripeRefundId !== null) return;
  const paymentIntentId = wanted.order.stripePaymentIntentId;
  if (!paymentIntentId) throw new Error(`Refund ${refundId} has no payment at Stripe`);
  if (!(await isPaymentOf(wanted.order, paymentIntentId))) return tellOfOtherPayment(wanted, paymentIntentId, now);

  const listed = await listIntentRefunds(paymentIntentId);
  if (!listed.ok) throw new Error('Stripe cannot be asked for the refunds of a payment');
  const isMade = listed.refunds.some(({ rowId }) => rowId === refundId);
  const inOtherWays = (await storedRefunds(db(), wanted.orderId)).filter(
    ({ stripeRefundId }) => stripeRefundId === null,
  );
  const left = refundableAmount(wanted.order) - amountOnItsWay(listed.refunds) - amountPaidBack(inOtherWays);
  // A buyer who has withdrawn is owed everything, also what was on its way then and has come back since. Another amount than Stripe
  // remembers under the key is not made, and asked for again once it has forgotten.
  const amount = wanted.withdrawalId === null ? Math.min(wanted.amount, left) : left;
  if (isMade || amount <= 0) return settle(wanted.orderId, paymentIntentId, listed.refunds, now);

  const refused = (refusal: Omit<Refusal, 'rowId'>) =>
    settle(wanted.orderId, paymentIntentId, listed.refunds, now, { rowId: refundId, ...refusal });
  const created = await createRefund({ rowId: refundId, orderId: wanted.orderId, paymentIntentId, amount });
  if (created.ok) return settle(wanted.orderId, paymentIntentId, [...listed.refunds, created.refund], now);
  switch (created.reason) {
    case 'payments-down':
      throw new Error('Stripe cannot be asked for a refund');
    case 'already-refunded':
      throw new Error('A payment was paid back between two questions');
    case 'balance-empty':
      return refused({ code: BALANCE_EMPTY, isFinal: false });
    case 'refused':
      return refused({ code: created.code, isFinal: true });
  }
}

/** One that Stripe does not know is refused when the refund is asked for. */
async function isPaymentOf({ id, totalAmount, currency }: Order, paymentIntentId: string): Promise<boolean> {
  const payment = await retrievePayment(paymentIntentId);
  if (payment.ok) return payment.orderId === id && payment.amount === totalAmount && payment.currency === currency;
  if (payment.reason === 'payment-unknown') return true;
  throw new Error('Stripe cannot be asked for a payment');
}

/** Once for each refund and payment, however often the sweep orders it again. */
async function tellOfOtherPayment({ id, orderId, amount }: RefundRow, paymentIntentId: string, now: Date) {
  await transaction(async (tx) => {
    const told = await tx.stripeEvent.createMany({
      data: { id: `${id}/${paymentIntentId}`, type: 'refund.other-payment', createdAt: now },
      skipDuplicates: true,
    });
    if (told.count === 0) return;
    const detail = `${formatEuros(amount)} sin devolver: ${paymentIntentId}`;
    await enqueue(tx, 'alert-staff', { alert: 'payment-mismatch', orderId, detail });
  });
}

async function settle(
  orderId: string,
  paymentIntentId: string,
  refunds: IntentRefunds['refunds'],
  now: Date,
  refusal?: Refusal,
): Promise<void> {
  await transaction((tx) => settleReported(tx, { orderId, paymentIntentId, refunds, refusal }, now));
}
