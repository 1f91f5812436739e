import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/generated/prisma/client';
import { paymentLink } from '@/lib/payments/payment-link';
import { eventsOfOrder } from '@/lib/private/desk-log/events-of-order';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db, sqlQuery } from '@/lib/server/db';
import { returnedMails, sentMails } from '@/lib/server/email/order-mails';
import { type AppointmentMode, appointmentMode } from '@/lib/shared/appointment-mode';
import type { MadridDate } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';
import { mayStaffChoose } from '../appointment/rules';
import { REFUND_FAILED } from '../attention-reason';
import { AWAITS_ANSWER, barsRefunds } from '../disputes/dispute-state';
import type { InvoiceData } from '../invoice/schema';
import { isPaidBack, keptAmount, leftToRefund, refundableAmount } from '../refunds/amounts';
import { rightsOfOrder } from '../refunds/refund-rights';
import { storedRefunds } from '../refunds/stored-refunds';
import { isWithdrawal } from '../withdrawal/statement';
import { NEEDS, type Need, needsInSql } from './needs-person';
import { type StoryEntry, storyOf } from './story';

export type OrderFile = {
  id: string;
  product: string;
  name: string;
  email: string;
  phone: string | null;
  /** `occurrences`: what a person can say is dealt with; none if it ends with an action, or at Stripe. */
  need: { need: Need; dueAt: Date | null; occurrences: string[] } | null;
  /** Where Stripe shows the payment. */
  payment: { reference: string; link: string } | null;
  paidAt: Date | null;
  amount: Cents;
  amountRefunded: Cents;
  /** What the firm has of the price: neither returned, nor on its way, nor taken back by a bank. */
  kept: Cents;
  /** The part of `kept` that is not wanted back yet. */
  left: Cents;
  appointment: {
    startsAt: Date;
    endsAt: Date;
    mode: AppointmentMode;
    meetLink: string | null;
    hasBegun: boolean;
  } | null;
  /** Notes of its latest appointment, also when that is cancelled: the next one takes them over. */
  notes: string | null;
  /** Minutes of its appointments; null for a product without. */
  duration: number | null;
  /** No earlier appointment tells how the next one takes place. */
  needsMode: boolean;
  /** What the cardholder has disputed at the bank, the latest first. Stripe's words. */
  disputes: {
    amount: Cents;
    reason: string;
    status: string;
    dueAt: Date | null;
    isOpen: boolean;
    awaitsAnswer: boolean;
  }[];
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
      disputes: { orderBy: { openedAt: 'desc' } },
      invoiceRequests: { orderBy: { requestedAt: 'desc' } },
      downloads: { include: { deliverable: { select: { title: true } } } },
    },
  });
  if (!order) return null;
  const [events, sent, returned, refunds, need, local] = await Promise.all([
    eventsOfOrder(orderId),
    sentMails(orderId),
    returnedMails(orderId),
    storedRefunds(db(), orderId),
    findNeed(orderId),
    readLocalHolidays(),
  ]);
  const { paidAt, product, bookings, withdrawals, invoiceRequests, disputes } = order;
  const booking = bookings.find(({ status }) => status === 'confirmed') ?? null;
  const [invoice] = invoiceRequests;
  const statement = withdrawals.find(({ state }) => state === 'registered') ?? null;
  const isWithdrawn = withdrawals.some(isWithdrawal);
  const isOpen = order.status === 'confirmed' || order.status === 'needs_attention';
  const isComing = booking !== null && booking.startsAt > now;
  const isBarred = barsRefunds(disputes);
  const left = paidAt ? leftToRefund(refundableAmount(order), refunds) : 0;
  const hasHours = product.requiresBooking || bookings.length > 0;
  const rights = paidAt && rightsOfOrder({ ...order, paidAt }, now, local);
  return {
    id: order.id,
    product: product.name,
    name: order.customerName,
    email: order.customerEmail,
    phone: order.customerPhone,
    need,
    payment: order.stripePaymentIntentId
      ? { reference: order.stripePaymentIntentId, link: paymentLink(order.stripePaymentIntentId) }
      : null,
    paidAt,
    amount: order.totalAmount,
    amountRefunded: order.amountRefunded,
    kept: keptAmount(order),
    left,
    appointment: booking && {
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      mode: appointmentMode(booking.bookingType),
      meetLink: booking.googleMeetLink,
      hasBegun: !isComing,
    },
    notes: (booking ?? bookings[0])?.notes ?? null,
    duration: hasHours ? (bookings[0]?.duration ?? product.bookingDuration) : null,
    needsMode: bookings.length === 0,
    disputes: disputes.map(({ amount, reason, status, dueAt, closedAt }) => ({
      amount,
      reason,
      status,
      dueAt,
      isOpen: closedAt === null,
      awaitsAnswer: AWAITS_ANSWER.includes(status),
    })),
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
      refund: order.paymentStatus === 'paid' && order.stripePaymentIntentId !== null && left > 0 && !isBarred,
      transfer: order.paymentStatus === 'paid' && order.attentionReason === REFUND_FAILED && left > 0 && !isBarred,
      withdraw: order.paymentStatus === 'paid' && statement === null,
      resend: order.status === 'confirmed' && order.confirmationSentAt !== null,
      invoice: paidAt !== null && !isPaidBack(order),
    },
    story: storyOf({ ...order, sent, returned }, events),
  };
}

const foundNeed = z.object({
  need: z.enum(NEEDS).catch('other'),
  dueAt: z.date().nullable(),
  occurrences: z.array(z.string()),
});

async function findNeed(orderId: string): Promise<OrderFile['need']> {
  const [row] = await sqlQuery<unknown>(Prisma.sql`
    SELECT need, due_at AS "dueAt", occurrences FROM (${needsInSql()}) needs WHERE order_id = ${orderId}::uuid`);
  return row ? foundNeed.parse(row) : null;
}

function invoiceOf({ name, taxId, address, postalCode, city, requestedAt }: InvoiceData & { requestedAt: Date }) {
  return { name, taxId, address, postalCode, city, requestedAt };
}
