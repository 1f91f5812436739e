import 'server-only';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import type { Hour } from '@/lib/agenda/schema';
import { slotInterval } from '@/lib/agenda/slots';
import { statementOfOrder } from '@/lib/orders/texts/withdrawal-statement';
import { db } from '@/lib/server/db';
import { type EmailText, emailText } from '@/lib/server/email/email-text';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { madridDate } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';
import {
  cancellationEmail,
  loadMailedAppointment,
  type MailedAppointment,
  newsEmail,
} from '../appointment/appointment-mails';
import { orderLink } from '../order-page/order-link';
import { keptAmount, leftToRefund, refundableAmount } from '../refunds/amounts';
import { findBasis } from '../refunds/find-basis';
import { amountOnItsWay, isOnItsWay } from '../refunds/merge-refunds';
import { loadRefunded, partialRefundEmail, wholeRefundEmail } from '../refunds/refund-mails';
import { acknowledgmentEmail } from '../withdrawal/acknowledgment-email';
import { isThen } from './withdraw-by-staff';

/** What the buyer gets if the coming appointment is cancelled now; null without one. */
export async function previewCancellation(orderId: string, now: Date): Promise<EmailText | null> {
  const mailed = await findComing(orderId, now);
  return mailed ? emailText(await cancellationEmail(mailed, now)) : null;
}

/** What the buyer gets if the coming appointment has this hour from now on; null without one. Whether the hour is free is not asked. */
export async function previewMove(orderId: string, { date, time }: Hour, now: Date): Promise<EmailText | null> {
  const mailed = await findComing(orderId, now);
  if (!mailed) return null;
  const booking = { ...mailed.booking, ...slotInterval(date, time, mailed.booking.duration) };
  return emailText(await newsEmail({ ...mailed, booking }, 'moved'));
}

async function findComing(orderId: string, now: Date): Promise<MailedAppointment | null> {
  const coming = { orderId, status: 'confirmed', startsAt: { gt: now } } as const;
  const booking = await db().booking.findFirst({ where: coming, select: { id: true } });
  return booking && loadMailedAppointment(booking.id);
}

/** What the buyer gets once Stripe has made this refund; null if it cannot be made. */
export async function previewRefund(orderId: string, amount: Cents, now: Date): Promise<EmailText | null> {
  if ((await db().order.count({ where: { id: orderId, paymentStatus: 'paid' } })) === 0) return null;
  const { order, refunds } = await loadRefunded(orderId);
  if (amount > leftToRefund(refundableAmount(order), refunds)) return null;
  const amountRefunded = amountOnItsWay(refunds) + amount;
  if (amountRefunded < refundableAmount(order)) return emailText(partialRefundEmail(order, { amount, amountRefunded }));
  const parts = [...refunds.filter(isOnItsWay).map((refund) => refund.amount), amount];
  const cancelled = order.bookings.find(({ status, startsAt }) => status === 'confirmed' && startsAt > now) ?? null;
  return emailText(wholeRefundEmail(order, { amountRefunded, parts, isOnItsWay: false, cancelled }));
}

/** A statement has its reference once it is registered. */
const NO_REFERENCE = '········';

/** The acknowledgment that the buyer gets if a statement of that moment is registered now; null if it would be refused. */
export async function previewWithdrawal(orderId: string, submittedAt: Date, now: Date): Promise<EmailText | null> {
  const order = await db().order.findUnique({
    where: { id: orderId },
    include: {
      product: { select: { name: true } },
      bookings: { where: { status: 'confirmed', startsAt: { gt: now } } },
      _count: { select: { invoiceRequests: true } },
    },
  });
  if (!order?.paidAt || !isThen(submittedAt, order.paidAt, now)) return null;
  if (!(await findBasis(db(), orderId, submittedAt))) return null;
  const { customerName: name, customerEmail: ackEmail, bookings } = order;
  const statement = statementOfOrder({
    productName: order.product.name,
    orderNumber: shortReference(order.id),
    contractedOn: madridDate(order.paidAt),
  });
  return emailText(
    await acknowledgmentEmail({
      acknowledged: { reference: NO_REFERENCE, submittedAt, isNoted: true, statement, name, ackEmail },
      next: { kind: 'executed' },
      amount: keptAmount(order),
      cancelledAppointment: bookings[0] ? appointmentOf(bookings[0]) : null,
      hasInvoice: order._count.invoiceRequests > 0,
      manageLink: orderLink(order),
      isUndoable: false,
    }),
  );
}
