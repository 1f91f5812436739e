import 'server-only';
import { type AppointmentMode, appointmentMode } from '@/lib/appointment-mode';
import { db, sqlQuery } from '@/lib/db';
import { eventsOfOrder } from '@/lib/desk-log/events-of-order';
import { returnedMails } from '@/lib/email/returned-mails';
import { Prisma } from '@/lib/generated/prisma/client';
import type { MadridDate } from '@/lib/madrid-time';
import type { Cents } from '@/lib/money';
import { mayStaffChoose } from '../appointment/may-choose-again';
import { REFUND_FAILED } from '../attention-reason';
import type { InvoiceData } from '../invoice/schema';
import { isPaidBack } from '../refunds/is-paid-back';
import { leftToRefund } from '../refunds/left-to-refund';
import { rightsOfOrder } from '../refunds/rights-of-order';
import { storedRefunds } from '../refunds/stored-refunds';
import { isWithdrawal } from '../withdrawal/withdrawn';
import { type Need, needInSql } from './needs-person';
import { type StoryEntry, storyOf } from './story';

export type OrderFile = {
  id: string;
  product: string;
  name: string;
  email: string;
  phone: string | null;
  need: Need | null;
  /** Of a payment at Stripe. */
  paymentReference: string | null;
  paidAt: Date | null;
  amount: Cents;
  amountRefunded: Cents;
  /** Neither returned, nor on its way, nor wanted. */
  left: Cents;
  appointment: {
    startsAt: Date;
    endsAt: Date;
    mode: AppointmentMode;
    meetLink: string | null;
    notes: string | null;
    hasBegun: boolean;
  } | null;
  /** Minutes of its appointments; null for a product without. */
  duration: number | null;
  /** No earlier appointment tells how the next one takes place. */
  needsMode: boolean;
  withdrawal: { submittedAt: Date; basis: string; executedAt: Date | null } | null;
  /** The last day on which everything is paid back, and whether that is still open. */
  rights: { openUntil: MadridDate; isOpen: boolean } | null;
  invoice: (InvoiceData & { requestedAt: Date }) | null;
  may: Record<'move' | 'cancel' | 'choose' | 'refund' | 'transfer' | 'withdraw' | 'resend' | 'invoice', boolean>;
  story: StoryEntry[];
};

/** One order with everything that happened to it, and what staff can do with it now; null if it is unknown or was never paid. */
export async function findOrderFile(orderId: string, now: Date): Promise<OrderFile | null> {
  const order = await db().order.findFirst({
    where: { id: orderId, OR: [{ paidAt: { not: null } }, { attentionReason: { not: null } }] },
    include: {
      product: true,
      bookings: {
        orderBy: { createdAt: 'desc' },
        include: { moves: { orderBy: { movedAt: 'asc' } }, reminders: true },
      },
      withdrawals: { orderBy: { submittedAt: 'asc' } },
      refunds: true,
      invoiceRequests: { orderBy: { requestedAt: 'desc' } },
      downloads: { include: { deliverable: { select: { title: true } } } },
    },
  });
  if (!order) return null;
  const [events, returned, refunds, need] = await Promise.all([
    eventsOfOrder(orderId),
    returnedMails(orderId),
    storedRefunds(db(), orderId),
    findNeed(orderId, now),
  ]);
  const { paidAt, product, bookings, withdrawals, invoiceRequests } = order;
  const booking = bookings.find(({ status }) => status === 'confirmed') ?? null;
  const [invoice] = invoiceRequests;
  const statement = withdrawals.find(({ state }) => state === 'registered') ?? null;
  const isWithdrawn = withdrawals.some(isWithdrawal);
  const isOpen = order.status === 'confirmed' || order.status === 'needs_attention';
  const isComing = booking !== null && booking.startsAt > now;
  const left = paidAt ? leftToRefund(order.totalAmount, refunds) : 0;
  const hasHours = product.requiresBooking || bookings.length > 0;
  const rights = paidAt && rightsOfOrder({ ...order, paidAt }, now);
  return {
    id: order.id,
    product: product.name,
    name: order.customerName,
    email: order.customerEmail,
    phone: order.customerPhone,
    need,
    paymentReference: order.stripePaymentIntentId,
    paidAt,
    amount: order.totalAmount,
    amountRefunded: order.amountRefunded,
    left,
    appointment: booking && {
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      mode: appointmentMode(booking.bookingType),
      meetLink: booking.googleMeetLink,
      notes: booking.notes,
      hasBegun: !isComing,
    },
    duration: hasHours ? (bookings[0]?.duration ?? product.bookingDuration) : null,
    needsMode: bookings.length === 0,
    withdrawal: statement && {
      submittedAt: statement.submittedAt,
      basis: statement.basis,
      executedAt: statement.executedAt,
    },
    rights: rights && { openUntil: rights.openUntil, isOpen: rights.basis !== null },
    invoice: invoice ? invoiceOf(invoice) : null,
    may: {
      move: isOpen && isComing && !isWithdrawn,
      cancel: isOpen && isComing && !isWithdrawn,
      choose: hasHours && !booking && !isWithdrawn && paidAt !== null && mayStaffChoose(order),
      refund: order.paymentStatus === 'paid' && order.stripePaymentIntentId !== null && left > 0,
      transfer: order.paymentStatus === 'paid' && order.attentionReason === REFUND_FAILED && left > 0,
      withdraw: order.paymentStatus === 'paid' && statement === null,
      resend: order.status === 'confirmed' && order.confirmationSentAt !== null,
      invoice: paidAt !== null && !isPaidBack(order),
    },
    story: storyOf({ ...order, returned }, events),
  };
}

async function findNeed(orderId: string, now: Date): Promise<Need | null> {
  const [row] = await sqlQuery<{ need: Need | null }>(
    Prisma.sql`SELECT ${needInSql(now)} AS need FROM orders o WHERE o.id = ${orderId}::uuid`,
  );
  return row?.need ?? null;
}

function invoiceOf({ name, taxId, address, postalCode, city, requestedAt }: InvoiceData & { requestedAt: Date }) {
  return { name, taxId, address, postalCode, city, requestedAt };
}
