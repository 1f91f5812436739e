import 'server-only';
import { v7 as uuid } from 'uuid';
import type { Order } from '@/lib/generated/prisma/client';
import { type IntentRefunds, listIntentRefunds } from '@/lib/payments/list-intent-refunds';
import { type Db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { cancelComingAppointment } from '../appointment/cancel-appointment';
import { REFUND_FAILED } from '../attention-reason';
import { lockOrder } from '../lock-order';
import { refundableAmount } from './amounts';
import {
  amountOnItsWay,
  amountPaidBack,
  hasFailed,
  isOnItsWay,
  mergeRefunds,
  type Refusal,
  type StoredRefund,
  waitsForBalance,
} from './merge-refunds';
import { storedRefunds, storeRefunds } from './stored-refunds';
import { isStillOwed, wantRest } from './want-rest';

/** What Stripe says about the refunds of one payment; `refusal`: what it has just refused to make. */
export type RefundReport = IntentRefunds & { paymentIntentId: string; refusal?: Refusal };

/** Makes the books agree with Stripe, whoever reported that something has changed, however often and in whatever order. */
export async function settleRefunds({ paymentIntentId }: Jobs['settle-refunds'], now: Date): Promise<void> {
  const listed = await listIntentRefunds(paymentIntentId);
  if (!listed.ok) throw new Error('Stripe cannot be asked for the refunds of a payment');
  const { orderId, refunds } = listed;
  await transaction((tx) => settleReported(tx, { paymentIntentId, orderId, refunds }, now));
}

/**
 * The only writer of what became of a refund and of how much was paid back, which falls when a refund fails. In the caller's
 * transaction.
 */
export async function settleReported(tx: Db, report: RefundReport, now: Date): Promise<void> {
  const found = await findRefunded(tx, report);
  if (!found) return;
  await lockOrder(tx, found.id);
  const order = await tx.order.findUniqueOrThrow({ where: { id: found.id } });
  if (order.stripePaymentIntentId && order.stripePaymentIntentId !== report.paymentIntentId) {
    return tellOfOtherPayment(tx, order.id, report);
  }
  const before = await storedRefunds(tx, order.id);
  const merged = mergeRefunds(before, report.refunds, report.refusal ?? null, uuid);
  const owed = refundableAmount(order);
  const after = withoutNeedless(merged, owed);
  await storeRefunds(tx, { orderId: order.id, before, after }, now);
  if (after.length > 0) await settleOrder(tx, { order, owed, before, after, report }, now);
}

/** A second payment of the same order was paid back; the one that confirmed it stands. */
async function tellOfOtherPayment(tx: Db, orderId: string, { paymentIntentId, refunds }: RefundReport): Promise<void> {
  if (refunds.length === 0) return;
  const detail = `refund of ${paymentIntentId}`;
  await enqueue(
    tx,
    'alert-staff',
    { alert: 'payment-mismatch', orderId, detail },
    { jobKey: `mismatch:${paymentIntentId}` },
  );
}

/** Named by the payment alone: which payment a row names says nothing about the money. */
async function findRefunded(tx: Db, { orderId }: RefundReport): Promise<{ id: string } | null> {
  return orderId ? tx.order.findUnique({ where: { id: orderId }, select: { id: true } }) : null;
}

/** Once everything is paid back in other ways, one that Stripe was never asked for is not needed; its statement is answered by those. */
function withoutNeedless(refunds: StoredRefund[], owed: Cents): StoredRefund[] {
  if (amountOnItsWay(refunds) < owed) return refunds;
  const needless = refunds.filter(({ status, stripeRefundId }) => status === 'requested' && stripeRefundId === null);
  const answered = needless.find(({ withdrawalId }) => withdrawalId !== null)?.withdrawalId ?? null;
  const kept = refunds.filter((refund) => !needless.includes(refund));
  return kept.map((refund) =>
    answered !== null && refund.withdrawalId === null && !hasFailed(refund)
      ? { ...refund, withdrawalId: answered }
      : refund,
  );
}

/** `owed`: the price, without what a bank has taken back. */
type Settled = { order: Order; owed: Cents; before: StoredRefund[]; after: StoredRefund[]; report: RefundReport };

async function settleOrder(tx: Db, { order, owed, before, after, report }: Settled, now: Date): Promise<void> {
  const amountRefunded = Math.min(amountOnItsWay(after), order.totalAmount);
  const isWhole = amountRefunded >= owed;
  const wasWhole = order.paymentStatus === 'refunded';
  // A lost dispute that makes an earlier part all that was left ends nothing here: staff decide what becomes of the contract.
  const becameWhole = isWhole && !wasWhole && amountOnItsWay(before) < owed;
  await tx.order.update({ where: { id: order.id }, data: { amountRefunded } });

  let cancelledBookingId: string | null = null;
  if (becameWhole) {
    await tx.order.update({
      where: { id: order.id },
      data: {
        paymentStatus: 'refunded',
        status: 'refunded',
        webhookProcessed: true,
        paidAt: order.paidAt ?? now,
        stripePaymentIntentId: report.paymentIntentId,
      },
    });
    cancelledBookingId = await cancelComingAppointment(tx, order.id, now);
  }
  // Staff may have paid in another way, and said so: then less was refunded here before as well.
  // What a bank has taken back is with the buyer already.
  const hadAll = wasWhole && order.amountRefunded >= owed;
  const fellBack = hadAll && amountRefunded < owed && after.some(hasFailed);
  const failed = isWhole ? [] : newlyFailed(before, after);
  await tx.refundRow.updateMany({ where: { id: { in: failed.map(({ id }) => id) } }, data: { toldFailedAt: now } });
  // Without a withdrawal, one that was made at Stripe and that the buyer was never told of is a matter of the staff.
  const isNews = failed.length > 0 || order.attentionReason !== REFUND_FAILED;
  const isOwed =
    fellBack ||
    (order.paymentStatus === 'paid' &&
      after.some(hasFailed) &&
      isNews &&
      (await isStillOwed(tx, { id: order.id, owed }, after)));
  if (isOwed) {
    await tx.order.update({
      where: { id: order.id },
      data: { paymentStatus: 'paid', status: 'needs_attention', attentionReason: REFUND_FAILED },
    });
  }
  if (!isWhole && order.paymentStatus === 'paid' && !after.some(hasFailed))
    await wantRest(tx, { id: order.id, owed }, after, now);
  // Refunds from before they were stored were told of when they were made.
  const areOlder = before.length === 0 && order.amountRefunded > 0;
  const toldBefore = wasWhole && before.length === 0;
  const isPaidBack = amountPaidBack(after) >= owed && !toldBefore;
  await tellOfRefunds(tx, {
    orderId: order.id,
    cancelledBookingId,
    becameWhole,
    becamePaidBack: isPaidBack && amountPaidBack(before) < owed,
    madeByStaff: areOlder ? [] : await madeByStaff(tx, order.id, newlyOnTheirWay(before, after)),
    failed,
    owed: isOwed ? { amount: owed - amountRefunded, hasFailed: after.filter(hasFailed) } : null,
    waiting: newlyWaiting(before, after),
  });
}

/** At the desk, or in Stripe's dashboard. */
async function madeByStaff(tx: Db, orderId: string, refunds: StoredRefund[]): Promise<MadeByStaff[]> {
  if (refunds.length === 0) return [];
  const where = { orderId, kind: { in: ['staff', 'dashboard'] } };
  const rows = await tx.refundRow.findMany({ where, select: { id: true, kind: true }, orderBy: { createdAt: 'asc' } });
  return rows
    .filter(({ id }) => refunds.some((refund) => refund.id === id))
    .map(({ id, kind }) => ({ id, isFromDesk: kind === 'staff' }));
}

function newlyOnTheirWay(before: StoredRefund[], after: StoredRefund[]): StoredRefund[] {
  return after.filter((row) => isOnItsWay(row) && !before.some((one) => one.id === row.id && isOnItsWay(one)));
}

function newlyFailed(before: StoredRefund[], after: StoredRefund[]): StoredRefund[] {
  return after.filter((row) => hasFailed(row) && !before.some((one) => one.id === row.id && hasFailed(one)));
}

function newlyWaiting(before: StoredRefund[], after: StoredRefund[]): StoredRefund[] {
  return after.filter(
    (row) => waitsForBalance(row) && !before.some((one) => one.id === row.id && waitsForBalance(one)),
  );
}

/** `isFromDesk`: not made in Stripe's dashboard. */
type MadeByStaff = { id: string; isFromDesk: boolean };

type News = {
  orderId: string;
  /** The appointment that ended because everything was paid back. */
  cancelledBookingId: string | null;
  becameWhole: boolean;
  becamePaidBack: boolean;
  /** Newly on their way. */
  madeByStaff: MadeByStaff[];
  failed: StoredRefund[];
  /** Newly: the buyer had been told, or has withdrawn. `hasFailed`: now or before. */
  owed: { amount: Cents; hasFailed: StoredRefund[] } | null;
  /** For money in our balance at Stripe. */
  waiting: StoredRefund[];
};

/** Queues the mails to the buyer and to staff in the transaction that stored the refund: each is told once. The last part is told with all of it. */
async function tellOfRefunds(tx: Db, news: News): Promise<void> {
  const { orderId, cancelledBookingId: bookingId, madeByStaff } = news;
  const isOrderedHere = madeByStaff.some(({ isFromDesk }) => isFromDesk);
  if (news.becamePaidBack || (news.becameWhole && (bookingId !== null || isOrderedHere))) {
    await enqueue(tx, 'send-order-email', { orderId, email: 'refund', bookingId });
  } else if (!news.becameWhole) {
    for (const { id: refundId } of madeByStaff) {
      await enqueue(tx, 'send-order-email', { orderId, email: 'refund-part', refundId });
    }
  }
  if (news.becameWhole) await enqueue(tx, 'alert-staff', { alert: 'refund', orderId, detail: null });
  // A refund that was cancelled at Stripe was cancelled by staff.
  if (news.owed?.hasFailed.some(({ status }) => status === 'failed')) {
    await enqueue(tx, 'send-order-email', { orderId, email: 'refund-failed', bookingId: null });
  }
  for (const refund of news.failed) {
    await enqueue(tx, 'alert-staff', {
      alert: 'refund-failed',
      orderId,
      detail: textOf(refund, refund.failureReason),
    });
  }
  // Its refund had failed before, when another one was to cover it.
  if (news.owed && news.failed.length === 0) {
    const detail = `${formatEuros(news.owed.amount)} sin devolver`;
    await enqueue(tx, 'alert-staff', { alert: 'refund-failed', orderId, detail });
  }
  for (const refund of news.waiting) {
    await enqueue(tx, 'alert-staff', {
      alert: 'refund-waits',
      orderId,
      detail: textOf(refund, refund.pendingReason),
    });
  }
}

function textOf({ id, stripeRefundId, status }: StoredRefund, reason: string | null): string {
  return [stripeRefundId ?? id, reason ?? status].join(': ');
}
