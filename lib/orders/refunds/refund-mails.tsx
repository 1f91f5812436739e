import 'server-only';
import { Refund } from '@/emails/orders/refund';
import { RefundFailed } from '@/emails/orders/refund-failed';
import { RefundPart } from '@/emails/orders/refund-part';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { db } from '@/lib/server/db';
import { type Email, sendEmail } from '@/lib/server/email/send-email';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { cancellationFile, purchaseOf, toBuyer } from '../mailed-order';
import { WITHDRAWN } from '../withdrawal/statement';
import { keptAmount, refundableAmount } from './amounts';
import { amountOnItsWay, amountPaidBack, hasFailed, isOnItsWay } from './merge-refunds';
import { storedRefunds } from './stored-refunds';

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
    ...toBuyer(order),
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
    ...toBuyer(order),
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
    ...toBuyer(order),
    subject: 'No hemos podido devolverte el dinero a tu tarjeta: llámanos',
    react: <RefundFailed {...purchaseOf(order)} owed={owed} />,
    idempotencyKey: `refund-failed/${orderId}/${refunds.filter(hasFailed).length}`,
    about: { kind: 'refund-failed', subject: 'order', id: orderId },
  });
}

type Refunded = Awaited<ReturnType<typeof loadRefunded>>;
type RefundedBooking = Refunded['order']['bookings'][number];

type Mail = Pick<Email, 'subject' | 'react'>;

/** What the e-mails about money that goes back say of an order. Throws for an unknown one. */
export async function loadRefunded(orderId: string) {
  const order = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    include: {
      product: { select: { name: true } },
      bookings: { orderBy: { createdAt: 'desc' } },
      withdrawals: { where: WITHDRAWN, select: { id: true } },
      _count: { select: { invoiceRequests: true } },
    },
  });
  return { order, refunds: await storedRefunds(db(), orderId) };
}

type Whole = {
  amountRefunded: Cents;
  /** Amount of each refund, oldest first. */
  parts: readonly Cents[];
  isOnItsWay: boolean;
  cancelled: RefundedBooking | null;
};

/** All of it is paid back. */
export function wholeRefundEmail(order: Refunded['order'], whole: Whole): Mail {
  const { amountRefunded, parts, isOnItsWay, cancelled } = whole;
  const euros = formatEuros(amountRefunded);
  return {
    subject: isOnItsWay ? `Tu devolución de ${euros} está en camino` : `Te hemos devuelto ${euros}`,
    react: (
      <Refund
        {...purchaseOf(order)}
        amountRefunded={amountRefunded}
        parts={parts}
        isOnItsWay={isOnItsWay}
        cancelledAppointment={cancelled && appointmentOf(cancelled)}
        hasInvoice={order._count.invoiceRequests > 0}
      />
    ),
  };
}

/** `amountRefunded`: all until now, with this one. */
type Part = { amount: Cents; amountRefunded: Cents };

/** A part of it is paid back; contract and appointment stand. */
export function partialRefundEmail(order: Refunded['order'], { amount, amountRefunded }: Part): Mail {
  return {
    subject: `Te devolvemos ${formatEuros(amount)}`,
    react: (
      <RefundPart
        {...purchaseOf(order)}
        paid={order.totalAmount}
        amount={amount}
        amountRefunded={amountRefunded}
        hasAppointment={order.bookings.some(({ status }) => status === 'confirmed')}
        hasInvoice={order._count.invoiceRequests > 0}
      />
    ),
  };
}
