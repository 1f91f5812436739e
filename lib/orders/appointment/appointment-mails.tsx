import 'server-only';
import { addMonths } from 'date-fns';
import { AppointmentCancelled } from '@/emails/orders/appointment-cancelled';
import { AppointmentNews, type AppointmentNewsKind } from '@/emails/orders/appointment-news';
import { AppointmentStaff, appointmentStaffNews } from '@/emails/orders/appointment-staff';
import { dayOf, hourOf } from '@/emails/shared/appointment';
import { sendConfirmation } from '@/lib/agenda/appointments/send-confirmation';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import { type Email, sendEmail } from '@/lib/server/email/send-email';
import type { AppointmentStaffEmail, Jobs } from '@/lib/server/jobs/jobs';
import { madridDate } from '@/lib/shared/madrid-time';
import { downloadsToShow } from '../delivery/delivery-of';
import { mailedDelivery } from '../delivery/mailed-delivery';
import {
  cancellationFile,
  invitationFile,
  type MailedBooking,
  type MailedOrder,
  purchaseOf,
  toBuyer,
} from '../mailed-order';
import { keptAmount } from '../refunds/amounts';
import { rightsOfOrder } from '../refunds/refund-rights';
import { WITHDRAWN } from '../withdrawal/statement';
import { CHOOSE_AGAIN_MONTHS } from './rules';

/** What a buyer has done to the appointment, once for each version of it: to both sides. */
export async function sendAppointmentEmail(
  { bookingId, email }: Jobs['send-appointment-email'],
  now: Date,
): Promise<void> {
  const mailed = await loadMailedAppointment(bookingId);
  if (!mailed) return;
  switch (email) {
    case 'moved':
      return sendMoved(mailed, now);
    case 'cancelled':
      return sendCancelled(mailed);
    default:
      return sendToStaff(mailed, email);
  }
}

async function sendMoved(mailed: MailedAppointment, now: Date): Promise<void> {
  const { id, status, icsSequence, googleMeetLink } = mailed.booking;
  if (status !== 'confirmed') return;
  const outcome = await sendNews(mailed, 'moved', icsSequence, `${id}/${icsSequence}`);
  if (outcome === 'sent' && googleMeetLink) await noteLinkSent(mailed, now);
}

/** A link that came with the new hour needs no e-mail of its own. */
async function noteLinkSent({ booking, order }: MailedAppointment, meetingLinkSentAt: Date): Promise<void> {
  const unsent = { meetingLinkSentAt: null };
  await db().booking.updateMany({ where: { id: booking.id, ...unsent }, data: { meetingLinkSentAt } });
  // Only of what was confirmed: a confirmation that is still to come carries the link itself.
  await db().order.updateMany({
    where: { id: order.id, ...unsent, confirmationSentAt: { not: null } },
    data: { meetingLinkSentAt },
  });
}

async function sendCancelled(mailed: MailedAppointment): Promise<void> {
  const { booking, order } = mailed;
  if (booking.status !== 'cancelled' || !booking.cancelledAt) return;
  await sendEmail({
    ...toBuyer(order),
    // As at the moment of the cancellation: every attempt sends the same bytes.
    ...(await cancellationEmail(mailed, booking.cancelledAt)),
    attachments: cancellationFile({ order, booking, stampedAt: order.paidAt }),
    idempotencyKey: `cancelled/${booking.id}`,
    about: { kind: 'cancelled', subject: 'order', id: order.id },
  });
}

/** Also before it is cancelled, for the person who decides. */
export async function cancellationEmail(
  mailed: MailedAppointment,
  cancelledAt: Date,
): Promise<Pick<Email, 'subject' | 'react'>> {
  const { booking, order } = mailed;
  const appointment = appointmentOf(booking);
  const { basis, openUntil } = rightsOfOrder(order, cancelledAt, await readLocalHolidays());
  return {
    subject: `Cita anulada: ${dayOf(appointment)}, ${hourOf(appointment)}`,
    react: (
      <AppointmentCancelled
        {...purchaseOf(order)}
        appointment={appointment}
        amount={keptAmount(order)}
        chooseUntil={madridDate(addMonths(order.paidAt, CHOOSE_AGAIN_MONTHS))}
        refundUntil={basis ? openUntil : null}
      />
    ),
  };
}

async function sendToStaff({ booking, order }: MailedAppointment, news: AppointmentStaffEmail): Promise<void> {
  const { id, customerName, customerEmail, customerPhone, product } = order;
  await sendEmail({
    to: staff(),
    replyTo: customerEmail,
    subject: `${appointmentStaffNews[news]}: ${customerName}`,
    react: (
      <AppointmentStaff
        news={news}
        order={{ id, productName: product.name, customerName, customerEmail, customerPhone }}
        appointment={appointmentOf(booking)}
        changes={booking.changes}
        delivery={news === 'staff-cancelled' ? null : await mailedDelivery({ ...order, booking })}
      />
    ),
    idempotencyKey: `${news}/${booking.id}/${booking.icsSequence}`,
    about: { kind: news, subject: 'order', id },
  });
}

/** Of an hour that was chosen after the order's confirmation: its own confirmation once, and its meeting link once it has one. */
export async function sendChosenHour(bookingId: string, now: Date): Promise<void> {
  const mailed = await loadMailedAppointment(bookingId);
  if (mailed?.booking.status !== 'confirmed') return;
  const { id, icsSequence } = mailed.booking;
  const send = (news: 'confirmed' | 'link') =>
    news === 'link' ? sendNews(mailed, 'link', icsSequence + 1, id) : sendNews(mailed, 'chosen', icsSequence, id);
  await sendConfirmation(mailed.booking, send, now);
}

async function sendNews(mailed: MailedAppointment, news: AppointmentNewsKind, sequence: number, key: string) {
  const { booking, order } = mailed;
  return sendEmail({
    ...toBuyer(order),
    ...(await newsEmail(mailed, news)),
    attachments: [invitationFile(order, booking, sequence)],
    idempotencyKey: `${news}/${key}`,
    about: { kind: news, subject: 'order', id: order.id },
  });
}

const SUBJECTS: Record<AppointmentNewsKind, string> = {
  moved: 'Tu cita ha cambiado',
  chosen: 'Tu nueva cita está confirmada',
  link: 'El enlace para tu cita',
};

/** Also before it is so, with the hour that the appointment is to have. */
export async function newsEmail(
  { booking, order }: { booking: MailedBooking; order: Omit<MailedOrder, 'bookings'> },
  news: AppointmentNewsKind,
): Promise<Pick<Email, 'subject' | 'react'>> {
  const appointment = appointmentOf(booking);
  return {
    subject: `${SUBJECTS[news]}: ${dayOf(appointment)}, ${hourOf(appointment)}`,
    react: (
      <AppointmentNews
        {...purchaseOf(order)}
        news={news}
        appointment={appointment}
        delivery={news === 'link' ? null : await mailedDelivery({ ...order, booking })}
      />
    ),
  };
}

export type MailedAppointment = NonNullable<Awaited<ReturnType<typeof loadMailedAppointment>>>;

/** A booking with its paid order; null if it was deleted meanwhile. */
export async function loadMailedAppointment(id: string) {
  const booking = await db().booking.findFirst({
    where: { id, kind: 'purchase' },
    include: {
      order: {
        include: {
          product: { select: { name: true, features: true, delivered: true, deliveryDays: true, followUpDays: true } },
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
