import 'server-only';
import { Refund } from '@/emails/orders/refund';
import { RefundFailed } from '@/emails/orders/refund-failed';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send-email';
import { formatEuros } from '@/lib/money';
import { appointmentOf } from '@/lib/scheduling/booking-invitation';
import { site } from '@/lib/site';
import { cancellationFile } from '../appointment/cancellation-file';
import { orderLink } from '../order-page/order-link';
import { amountPaidBack, hasFailed } from './merge-refunds';
import { storedRefunds } from './stored-refunds';

type Refunded = Awaited<ReturnType<typeof load>>;

/** `bookingId`: the appointment that ended with it. One that ended before was told of then. */
export async function sendRefund(orderId: string, bookingId: string | null | undefined, now: Date): Promise<void> {
  const { order, refunds } = await load(orderId);
  if (order.paymentStatus !== 'refunded') return;
  const isOnItsWay = refunds.length > 0 && amountPaidBack(refunds) < order.totalAmount;
  const ended = (booking: (typeof order.bookings)[number]) =>
    // A job of an earlier release names no booking.
    bookingId === undefined ? booking.status === 'cancelled' && booking.startsAt > now : booking.id === bookingId;
  const cancelled = order.bookings.find(ended) ?? null;
  const euros = formatEuros(order.amountRefunded);
  const again = refunds.filter(hasFailed).length;
  await sendEmail({
    to: order.customerEmail,
    replyTo: site.contactEmail,
    subject: isOnItsWay ? `Tu devolución de ${euros} está en camino` : `Te hemos devuelto ${euros}`,
    react: (
      <Refund
        {...purchaseOf(order)}
        amount={order.totalAmount}
        amountRefunded={order.amountRefunded}
        isOnItsWay={isOnItsWay}
        cancelledAppointment={cancelled && appointmentOf(cancelled)}
      />
    ),
    attachments:
      cancelled && order.paidAt ? cancellationFile({ order, booking: cancelled, stampedAt: order.paidAt }) : [],
    // The mail that ends an appointment is not the one that says it is paid back, whichever runs first.
    idempotencyKey: ['refund', orderId, order.amountRefunded, isOnItsWay && 'on-its-way', again, bookingId]
      .filter(Boolean)
      .join('/'),
    about: { kind: 'refund', subject: 'order', id: orderId },
  });
}

export async function sendRefundFailed(orderId: string): Promise<void> {
  const { order, refunds } = await load(orderId);
  const owed = order.totalAmount - order.amountRefunded;
  // Paid back in the meantime.
  if (owed <= 0 || order.paymentStatus === 'refunded') return;
  await sendEmail({
    to: order.customerEmail,
    replyTo: site.contactEmail,
    subject: 'No hemos podido devolverte el dinero a tu tarjeta: llámanos',
    react: <RefundFailed {...purchaseOf(order)} owed={owed} />,
    idempotencyKey: `refund-failed/${orderId}/${refunds.filter(hasFailed).length}`,
    about: { kind: 'refund-failed', subject: 'order', id: orderId },
  });
}

async function load(orderId: string) {
  const order = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    include: { product: { select: { name: true } }, bookings: { orderBy: { createdAt: 'desc' } } },
  });
  return { order, refunds: await storedRefunds(db(), orderId) };
}

function purchaseOf(order: Refunded['order']) {
  const { id: orderId, customerName, product } = order;
  return { orderId, customerName, productName: product.name, manageLink: orderLink(order) };
}
