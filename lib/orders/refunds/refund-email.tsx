import 'server-only';
import { Refund } from '@/emails/orders/refund';
import { RefundPart } from '@/emails/orders/refund-part';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { db } from '@/lib/server/db';
import type { Email } from '@/lib/server/email/send-email';
import { type Cents, formatEuros } from '@/lib/shared/money';
import { orderLink } from '../order-page/order-link';
import { WITHDRAWN } from '../withdrawal/withdrawn';
import { storedRefunds } from './stored-refunds';

export type Refunded = Awaited<ReturnType<typeof loadRefunded>>;
export type RefundedBooking = Refunded['order']['bookings'][number];

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

export function purchaseOf(order: Refunded['order']) {
  const { id: orderId, customerName, product } = order;
  return { orderId, customerName, productName: product.name, manageLink: orderLink(order) };
}

type Whole = {
  amountRefunded: Cents;
  /** Of each refund, oldest first. */
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
        amount={order.totalAmount}
        amountRefunded={amountRefunded}
        parts={parts}
        isOnItsWay={isOnItsWay}
        cancelledAppointment={cancelled && appointmentOf(cancelled)}
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
