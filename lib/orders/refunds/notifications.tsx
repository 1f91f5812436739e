import 'server-only';
import { RefundFailed } from '@/emails/orders/refund-failed';
import { sendEmail } from '@/lib/server/email/send-email';
import { site } from '@/lib/shared/site';
import { cancellationFile } from '../appointment/cancellation-file';
import { keptAmount, refundableAmount } from './amounts';
import { amountOnItsWay, amountPaidBack, hasFailed, isOnItsWay } from './merge-refunds';
import { loadRefunded, partialRefundEmail, purchaseOf, type RefundedBooking, wholeRefundEmail } from './refund-email';

/** `bookingId`: the appointment that ended with it. One that ended before was told of then. */
export async function sendRefund(orderId: string, bookingId: string | null | undefined, now: Date): Promise<void> {
  const { order, refunds } = await loadRefunded(orderId);
  if (order.paymentStatus !== 'refunded') return;
  const isWaited = refunds.length > 0 && amountPaidBack(refunds) < refundableAmount(order);
  const ended = (booking: RefundedBooking) =>
    // A job of an earlier release names no booking.
    bookingId === undefined ? booking.status === 'cancelled' && booking.startsAt > now : booking.id === bookingId;
  const cancelled = order.bookings.find(ended) ?? null;
  const again = refunds.filter(hasFailed).length;
  await sendEmail({
    to: order.customerEmail,
    replyTo: site.contactEmail,
    ...wholeRefundEmail(order, {
      amountRefunded: order.amountRefunded,
      parts: refunds.filter(isOnItsWay).map(({ amount }) => amount),
      isOnItsWay: isWaited,
      cancelled,
    }),
    attachments:
      cancelled && order.paidAt ? cancellationFile({ order, booking: cancelled, stampedAt: order.paidAt }) : [],
    // The mail that ends an appointment is not the one that says it is paid back, whichever runs first.
    idempotencyKey: ['refund', orderId, order.amountRefunded, isWaited && 'on-its-way', again, bookingId]
      .filter(Boolean)
      .join('/'),
    about: { kind: 'refund', subject: 'order', id: orderId },
  });
}

/**
 * Once for each refund. Nothing for one that has failed by now, of which staff are told, nor for a contract that has ended: then the
 * e-mail about all of it has this part too.
 */
export async function sendPartialRefund(orderId: string, refundId: string): Promise<void> {
  const { order, refunds } = await loadRefunded(orderId);
  const at = refunds.findIndex(({ id }) => id === refundId);
  const refund = refunds[at];
  if (!refund || !isOnItsWay(refund)) return;
  if (order.paymentStatus !== 'paid' || order.withdrawals.length > 0) return;
  // Without those that followed: every attempt sends the same bytes.
  const amountRefunded = amountOnItsWay(refunds.slice(0, at + 1));
  await sendEmail({
    to: order.customerEmail,
    replyTo: site.contactEmail,
    ...partialRefundEmail(order, { amount: refund.amount, amountRefunded }),
    idempotencyKey: `refund-part/${refundId}`,
    about: { kind: 'refund-part', subject: 'order', id: orderId },
  });
}

export async function sendRefundFailed(orderId: string): Promise<void> {
  const { order, refunds } = await loadRefunded(orderId);
  const owed = keptAmount(order);
  // Paid back in the meantime.
  if (owed === 0 || order.paymentStatus === 'refunded') return;
  await sendEmail({
    to: order.customerEmail,
    replyTo: site.contactEmail,
    subject: 'No hemos podido devolverte el dinero a tu tarjeta: llámanos',
    react: <RefundFailed {...purchaseOf(order)} owed={owed} />,
    idempotencyKey: `refund-failed/${orderId}/${refunds.filter(hasFailed).length}`,
    about: { kind: 'refund-failed', subject: 'order', id: orderId },
  });
}
