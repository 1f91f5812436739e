import 'server-only';
import { SEQUENCES_PER_VERSION } from '@/lib/agenda/appointments/move';
import { bookingInvitation, type Invited } from '@/lib/agenda/booking-invitation';
import type { Order } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import type { Attachment } from '@/lib/server/email/email-body';
import { site } from '@/lib/shared/site';
import { downloadsToShow } from './delivery/delivery-of';
import { orderLink } from './order-page/order-link';

export type MailedOrder = Awaited<ReturnType<typeof loadMailedOrder>>;
export type MailedBooking = MailedOrder['bookings'][number];

type Bought = Pick<Order, 'id' | 'linkVersion' | 'customerName' | 'customerEmail' | 'totalAmount' | 'paidAt'> & {
  product: { name: string };
};

export function loadMailedOrder(id: string) {
  return db().order.findUniqueOrThrow({
    where: { id },
    include: {
      product: { select: { name: true, features: true, delivered: true, deliveryDays: true, followUpDays: true } },
      bookings: { orderBy: { createdAt: 'desc' } },
      withdrawals: { where: { state: 'registered', executedAt: { not: null } }, select: { id: true } },
      downloads: downloadsToShow,
    },
  });
}

export function confirmedOf({ bookings }: MailedOrder): MailedBooking | null {
  return bookings.find(({ status }) => status === 'confirmed') ?? null;
}

export function relevantBooking(order: MailedOrder): MailedBooking | null {
  return confirmedOf(order) ?? order.bookings[0] ?? null;
}

export function toBuyer({ customerEmail }: Pick<Bought, 'customerEmail'>) {
  return { to: customerEmail, replyTo: site.contactEmail };
}

/** What every e-mail about an order says of it. */
export function purchaseOf(order: Bought) {
  return {
    orderId: order.id,
    customerName: order.customerName,
    productName: order.product.name,
    amount: order.totalAmount,
    manageLink: orderLink(order),
  };
}

export function paymentOf({ id, paidAt }: Pick<Bought, 'id' | 'paidAt'>): Date {
  if (!paidAt) throw new Error(`Order ${id} is confirmed without a payment`);
  return paidAt;
}

type InvitedOrder = Pick<Order, 'customerName' | 'customerEmail'> & { product: { name: string } };
type Version = Pick<Invited, 'method' | 'sequence' | 'stampedAt'>;

/** The hour of an order as an entry of the buyer's calendar. */
export function invitedBuyer(order: InvitedOrder, booking: MailedBooking, version: Version): Invited {
  const attendee = { name: order.customerName, email: order.customerEmail };
  return { booking, title: order.product.name, attendee, ...version };
}

export function invitationFile(order: Bought, booking: MailedBooking, sequence: number): Attachment {
  return bookingInvitation(invitedBuyer(order, booking, { method: 'REQUEST', sequence, stampedAt: paymentOf(order) }));
}

/** Without and with its meeting link an hour has two invitations: the number of the one that stands. */
export function sequenceOf({ icsSequence, googleMeetLink }: MailedBooking): number {
  return icsSequence + (googleMeetLink ? 1 : 0);
}

type Cancelled = { order: InvitedOrder & Pick<Order, 'confirmationSentAt'>; booking: MailedBooking; stampedAt: Date };

/** Takes the appointment out of the buyer's calendar. None if no invitation was sent: there is nothing to take out. */
export function cancellationFile({ order, booking, stampedAt }: Cancelled): Attachment[] {
  // An hour that was chosen after the order's confirmation has an invitation of its own.
  const isInvited = booking.confirmedAt ? booking.confirmationSentAt : order.confirmationSentAt;
  if (!isInvited) return [];
  const sequence = booking.icsSequence + SEQUENCES_PER_VERSION;
  return [bookingInvitation(invitedBuyer(order, booking, { method: 'CANCEL', sequence, stampedAt }))];
}
