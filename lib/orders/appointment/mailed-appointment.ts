import 'server-only';
import { db } from '@/lib/db';
import type { Attachment } from '@/lib/email/email-body';
import { bookingInvitation } from '@/lib/scheduling/booking-invitation';
import { site } from '@/lib/site';
import { downloadsToShow } from '../delivery/delivery-of';
import { orderLink } from '../order-page/order-link';
import { WITHDRAWN } from '../withdrawal/withdrawn';

export type MailedAppointment = NonNullable<Awaited<ReturnType<typeof loadMailedAppointment>>>;

/** A booking with its paid order; null if it was deleted meanwhile. */
export async function loadMailedAppointment(id: string) {
  const booking = await db().booking.findFirst({
    where: { id, kind: 'purchase' },
    include: {
      order: {
        include: {
          product: { select: { name: true, delivered: true, deliveryDays: true } },
          downloads: downloadsToShow,
          withdrawals: { where: WITHDRAWN, select: { id: true } },
        },
      },
    },
  });
  const order = booking?.order;
  if (!booking || !order?.paidAt) return null;
  return { booking, order: { ...order, paidAt: order.paidAt } };
}

export function toBuyer({ order }: MailedAppointment) {
  return { to: order.customerEmail, replyTo: site.contactEmail };
}

export function purchaseOf({ order }: MailedAppointment) {
  return {
    orderId: order.id,
    customerName: order.customerName,
    productName: order.product.name,
    manageLink: orderLink(order),
  };
}

export function invitationFile({ booking, order }: MailedAppointment, sequence: number): Attachment {
  return bookingInvitation({
    booking,
    title: order.product.name,
    method: 'REQUEST',
    sequence,
    stampedAt: order.paidAt,
    attendee: { name: order.customerName, email: order.customerEmail },
  });
}
