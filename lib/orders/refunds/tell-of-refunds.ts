import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { type Cents, formatEuros } from '@/lib/shared/money';
import type { StoredRefund } from './merge-refunds';

/** `isFromDesk`: not made in Stripe's dashboard. */
export type MadeByStaff = { id: string; isFromDesk: boolean };

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
export async function tellOfRefunds(tx: Db, news: News): Promise<void> {
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
