import 'server-only';
import { LatePayment } from '@/emails/orders/late-payment';
import { OrderConfirmation } from '@/emails/orders/order-confirmation';
import { dayOf, hourOf } from '@/emails/shared/appointment';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { terms } from '@/lib/orders/texts/terms';
import { noticeVersion, withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { type Email, sendEmail } from '@/lib/server/email/send-email';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { newsEmail, sendChosenHour } from './appointment/appointment-mails';
import { confirmedStanding } from './appointment/rules';
import { mailedDelivery } from './delivery/mailed-delivery';
import {
  confirmedOf,
  invitationFile,
  loadMailedOrder,
  type MailedBooking,
  type MailedOrder,
  paymentOf,
  purchaseOf,
  relevantBooking,
  sequenceOf,
  toBuyer,
} from './mailed-order';
import { sendPartialRefund, sendRefund, sendRefundFailed } from './refunds/refund-mails';
import { rightsOfOrder } from './refunds/refund-rights';
import { informationFiles } from './withdrawal-notice/information-files';
import { sendMissingNotice } from './withdrawal-notice/send-missing-notice';

/** Sends the buyer an e-mail about this order, once: also if the process crashes between sending and storing that. */
export async function sendOrderEmail(
  { orderId, email, bookingId, askedAt, refundId }: Jobs['send-order-email'],
  now: Date,
): Promise<void> {
  if (email === 'refund') return sendRefund(orderId, bookingId, now);
  if (email === 'refund-part') return sendPartialRefund(orderId, refundId ?? '');
  if (email === 'refund-failed') return sendRefundFailed(orderId);
  if (email === 'withdrawal-notice') return sendMissingNotice(orderId, now);
  const order = await loadMailedOrder(orderId);
  switch (email) {
    case 'confirmation':
      return sendConfirmation(order, now);
    case 'confirmation-again':
      return sendConfirmationAgain(order, askedAt ?? '', now);
    case 'late-payment':
      return sendLatePayment(order, now);
  }
}

async function sendConfirmation(order: MailedOrder, now: Date): Promise<void> {
  const standing = confirmedStanding(order);
  // Withdrawn from within the minute that it waits, perhaps with the money already back: the papers are still owed.
  if (order.status !== 'confirmed' && !(standing === 'withdrawn' && order.status === 'refunded')) return;
  const booking = standing === 'withdrawn' ? null : confirmedOf(order);
  if (booking?.confirmedAt) return sendChosenHour(booking.id, now);
  if (!order.confirmationSentAt) {
    const mail = await confirmationOf({ order, booking, sequence: booking?.icsSequence ?? 0 }, now);
    const outcome = await sendEmail({
      ...mail,
      idempotencyKey: `confirmation/${order.id}`,
      about: { kind: 'confirmation', subject: 'order', id: order.id },
    });
    // A mail already sent under this key carried no link, so the link is still to be sent. Nor is it known what it said of withdrawing.
    const carriedLink = outcome === 'sent' && Boolean(booking?.googleMeetLink);
    await db().order.updateMany({
      where: { id: order.id, confirmationSentAt: null },
      data: {
        confirmationSentAt: now,
        ...(outcome === 'sent' && { noticeVersion }),
        ...(carriedLink && { meetingLinkSentAt: now }),
      },
    });
    if (outcome === 'sent') return;
  }
  if (booking?.googleMeetLink && !order.meetingLinkSentAt) await sendMeetingLink(order, booking, now);
}

type Confirmed = { order: MailedOrder; booking: MailedBooking | null; sequence: number };

async function confirmationOf(
  { order, booking, sequence }: Confirmed,
  now: Date,
): Promise<Omit<Email, 'idempotencyKey'>> {
  const standing = confirmedStanding(order);
  const appointment = booking && appointmentOf(booking);
  return {
    ...toBuyer(order),
    subject: appointment
      ? `Cita confirmada: ${dayOf(appointment)}, ${hourOf(appointment)}`
      : `${standing === 'confirmed' ? 'Pedido confirmado' : 'Los papeles de tu contratación'}: ${order.product.name}`,
    react: (
      <OrderConfirmation
        {...purchaseOf(order)}
        paidAt={paymentOf(order)}
        standing={standing}
        appointment={appointment}
        features={order.product.features}
        delivery={await mailedDelivery({ ...order, booking })}
        terms={terms}
        withdrawal={withdrawalInformation}
        until={rightsOfOrder({ ...order, paidAt: paymentOf(order) }, now, await readLocalHolidays())}
      />
    ),
    attachments: [...(booking ? [invitationFile(order, booking, sequence)] : []), ...(await informationFiles())],
  };
}

/** Mails the order as it stands now; nothing is stored, because nothing is new. An hour with its link is the odd version of its invitation. */
async function sendConfirmationAgain(order: MailedOrder, askedAt: string, now: Date): Promise<void> {
  if (order.status !== 'confirmed') return;
  const booking = confirmedStanding(order) === 'withdrawn' ? null : confirmedOf(order);
  const sequence = booking ? sequenceOf(booking) : 0;
  const mail = await confirmationOf({ order, booking, sequence }, now);
  await sendEmail({
    ...mail,
    idempotencyKey: `confirmation-again/${order.id}/${askedAt}`,
    // The kind of the first one: once this is delivered, the one that came back needs nothing more.
    about: { kind: 'confirmation', subject: 'order', id: order.id },
  });
}

async function sendMeetingLink(order: MailedOrder, booking: MailedBooking, now: Date) {
  await sendEmail({
    ...toBuyer(order),
    ...(await newsEmail({ order, booking }, 'link')),
    attachments: [invitationFile(order, booking, booking.icsSequence + 1)],
    idempotencyKey: `meeting-link/${order.id}`,
    about: { kind: 'meeting-link', subject: 'order', id: order.id },
  });
  await db().order.updateMany({
    where: { id: order.id, meetingLinkSentAt: null },
    data: { meetingLinkSentAt: now },
  });
}

async function sendLatePayment(order: MailedOrder, now: Date): Promise<void> {
  if (order.status !== 'needs_attention') return;
  const booking = relevantBooking(order);
  const outcome = await sendEmail({
    ...toBuyer(order),
    subject: 'Hemos recibido tu pago, pero la hora ya no está libre',
    react: (
      <LatePayment
        {...purchaseOf(order)}
        appointment={booking && appointmentOf(booking)}
        withdrawal={withdrawalInformation}
        until={order.paidAt && rightsOfOrder({ ...order, paidAt: order.paidAt }, now, await readLocalHolidays())}
      />
    ),
    attachments: await informationFiles(),
    idempotencyKey: `late-payment/${order.id}`,
    about: { kind: 'late-payment', subject: 'order', id: order.id },
  });
  if (outcome !== 'sent') return;
  await db().order.updateMany({ where: { id: order.id, noticeVersion: null }, data: { noticeVersion } });
}
